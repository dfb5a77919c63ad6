/** Builds the app into dist/ where the sources are newer than what lies there. */
export function buildIfOlder(): Promise<void>
