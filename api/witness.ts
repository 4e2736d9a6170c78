/**
 * `npm run witness -- --file <path> --token-file <path> [--host 127.0.0.1] [--port 8090]` keeps the anchors of another machine's product
 * (WITNESS_URL there). Put TLS in front of it where the network is not yours.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startAnchorReceiver } from './integrations/witness/receive-anchors.ts'
import { runCommand, say } from './operator-command.ts'

const LEAST_TOKEN_CHARACTERS = 32

await runCommand(run)

async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      file: { type: 'string' },
      'token-file': { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8090' },
    },
  })
  if (values.file === undefined || values['token-file'] === undefined)
    throw new Error(
      'Say where anchors are kept, and which file holds the token: npm run witness -- --file <path> --token-file <path>',
    )
  const token = (await readFile(values['token-file'], 'utf8')).trim()
  if (token.length < LEAST_TOKEN_CHARACTERS)
    throw new Error(`The token has ${LEAST_TOKEN_CHARACTERS} characters at least.`)
  const { address } = await startAnchorReceiver({
    file: resolve(values.file),
    token,
    host: values.host,
    port: Number(values.port),
  })
  say(`Anchors are taken at ${address} and kept in ${resolve(values.file)}`)
}
