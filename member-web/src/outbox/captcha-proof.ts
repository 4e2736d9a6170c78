/** The proof of work that stands between a form and a robot, done without its box: nobody is there to tick it when a claim is filed by itself. */
import { solveChallenge, type Challenge } from 'altcha/lib'

/** @returns what is sent as `captchaResponse` @throws when the task is not to be had, or is of a kind that is not known here */
export async function proveByWork(fetchFrom: typeof fetch): Promise<string> {
  const answer = await fetchFrom('/api/captcha/challenge')
  if (!answer.ok) throw new Error('There is no task.')
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The task was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** PBKDF2 by the browser itself; the library's own brings a program for browsers without it. */
async function deriveKey(
  { algorithm, cost, keyLength = 32 }: Challenge['parameters'],
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ parameters: Record<string, never>; derivedKey: Uint8Array }> {
  const hash = /^PBKDF2\/(SHA-\d+)$/.exec(algorithm)?.[1]
  if (hash === undefined) throw new Error(`${algorithm} is not known.`)
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations: cost },
    key,
    keyLength * 8,
  )
  return { parameters: {}, derivedKey: new Uint8Array(derived) }
}

const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes)
