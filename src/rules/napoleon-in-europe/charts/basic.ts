export const basicCharts = {}
