/** docs/insurer-contract.md with the schemas that the code goes by, so that the document cannot say anything else. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  guaranteeAnswerSchema,
  guaranteeMessageOfInsurerSchema,
  guaranteeMessageSchema,
  guaranteeWithdrawalSchema,
} from './guarantee-contract.ts'
import {
  claimMessageSchema,
  handOverAnswerSchema,
  claimMessageOfInsurerSchema,
  messageAppliedSchema,
  messageRefusedSchema,
  withdrawalSchema,
} from './insurer-contract.ts'

export const contractDocument = join(import.meta.dirname, '..', '..', '..', 'docs', 'insurer-contract.md')

/** By the name that stands in the marks; `input` is what the sender writes, where defaults may be left out. */
export const contractSchemas = {
  claim: { schema: claimMessageSchema, io: 'output' },
  'hand-over answer': { schema: handOverAnswerSchema, io: 'input' },
  withdrawal: { schema: withdrawalSchema, io: 'output' },
  guarantee: { schema: guaranteeMessageSchema, io: 'output' },
  'guarantee answer': { schema: guaranteeAnswerSchema, io: 'input' },
  'guarantee withdrawal': { schema: guaranteeWithdrawalSchema, io: 'output' },
  message: { schema: claimMessageOfInsurerSchema, io: 'input' },
  'guarantee message': { schema: guaranteeMessageOfInsurerSchema, io: 'input' },
  'message applied': { schema: messageAppliedSchema, io: 'output' },
  'message refused': { schema: messageRefusedSchema, io: 'output' },
} as const satisfies Readonly<Record<string, { schema: z.ZodType; io: 'input' | 'output' }>>

const END = '<!-- end of schema -->'

/** The document as it should be: its own text, with the present schemas between their marks. */
export async function withContractSchemas(): Promise<string> {
  let document = await readFile(contractDocument, 'utf8')
  for (const [name, { schema, io }] of Object.entries(contractSchemas)) {
    const begin = `<!-- schema: ${name} -->`
    const start = document.indexOf(begin)
    const end = document.indexOf(END, start)
    if (start < 0 || end < 0) throw new Error(`docs/insurer-contract.md has lost the marks of the schema “${name}”.`)
    const text = JSON.stringify(z.toJSONSchema(schema, { io, override: openObject }), undefined, 2)
    document = `${document.slice(0, start)}${begin}\n\n\`\`\`json\n${text}\n\`\`\`\n\n${document.slice(end)}`
  }
  return document
}

/** Unknown fields are ignored on either side. */
function openObject({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

export interface Example {
  readonly schema: string
  readonly content: unknown
}

/** The examples of the document, each with the schema that its mark names. */
export async function readExamples(): Promise<readonly Example[]> {
  const document = await readFile(contractDocument, 'utf8')
  return [...document.matchAll(/<!-- example: ([a-z -]+) -->\n\n```json\n([\s\S]*?)\n```/g)].map(
    ([, schema = '', content = '']) => ({ schema, content: JSON.parse(content) as unknown }),
  )
}
