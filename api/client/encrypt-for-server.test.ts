// Requirements: AUTH-019, AUTH-087, ADM-ADM-017, LIM-037, LIM-038
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptForServer } from './encrypt-for-server.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

function decrypt(base64: string): string {
  return privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(base64, 'base64'),
  ).toString('utf8')
}

test('the server reads what the browser encrypted, whatever the characters', async () => {
  expect(decrypt(await encryptForServer('Pässwörd1! 密码', publicKey))).toBe('Pässwörd1! 密码')
})

test('the key may come as PEM or as its bare base64', async () => {
  const bare = publicKey.replace(/-----[^-]+-----/g, '').replaceAll('\n', '')
  expect(decrypt(await encryptForServer('Password1!', bare))).toBe('Password1!')
})

test('the same password never looks the same twice', async () => {
  expect(await encryptForServer('Password1!', publicKey)).not.toBe(await encryptForServer('Password1!', publicKey))
})
