import { writeFileSync } from 'node:fs'
import { caseDocument } from './command-line/case-document.ts'

writeFileSync(new URL('../docs/cases.md', import.meta.url), caseDocument())
