/** Brings the schemas of docs/insurer-contract.md up to date: `node api/integrations/insurer/write-contract-document.ts`. */
import { writeFile } from 'node:fs/promises'
import { contractDocument, withContractSchemas } from './contract-document.ts'

await writeFile(contractDocument, await withContractSchemas())
