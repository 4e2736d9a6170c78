/** The calls of second factors, over the client of either front end. */
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'
import type { ApiClient, components } from '@member-care/api/client/client.ts'
import { makePasskey, showPasskey, type PasskeyResponse } from './passkey-browser.ts'

export type OwnSecondFactors = components['schemas']['OwnSecondFactors']
export type SecondFactor = components['schemas']['SecondFactor']

/** What is shown of a second factor, as the calls take it. */
export type FactorAnswer =
  | { readonly kind: 'totp' | 'recovery-code'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: PasskeyResponse }

/** How somebody proves that it is still them. */
export type WayOfProving = 'password' | 'totp' | 'passkey' | 'recovery-code' | 'email'

export function secondFactorCalls(client: ApiClient) {
  return {
    read: () => answered(client.GET('/api/users/me/second-factors')),

    beginApp: () => answered(client.POST('/api/users/me/second-factors/app')),
    confirmApp: (factorId: string, body: { code: string; name: string }) =>
      answered(client.POST('/api/users/me/second-factors/app/{factorId}', { params: { path: { factorId } }, body })),

    /** Asks the browser for it, between two calls. */
    async addPasskey(name: string) {
      const { options } = await answered(client.POST('/api/users/me/second-factors/passkey-options'))
      return answered(
        client.POST('/api/users/me/second-factors/passkey', { body: { name, response: await makePasskey(options) } }),
      )
    },

    rename: (factorId: string, name: string) =>
      answered(
        client.PUT('/api/users/me/second-factors/{factorId}', { params: { path: { factorId } }, body: { name } }),
      ),
    remove: (factorId: string) =>
      answered(client.DELETE('/api/users/me/second-factors/{factorId}', { params: { path: { factorId } } })),
    makeRecoveryCodes: () => answered(client.POST('/api/users/me/recovery-codes')),
    endTrust: (deviceId: string) =>
      answered(client.DELETE('/api/users/me/trusted-devices/{deviceId}', { params: { path: { deviceId } } })),

    waysOfProving: async (): Promise<readonly WayOfProving[]> =>
      (await answered(client.GET('/api/users/me/proof'))).ways,
    proofPasskey: async () => showPasskey((await answered(client.POST('/api/users/me/proof/passkey-options'))).options),
    prove: (body: FactorAnswer) => answered(client.POST('/api/users/me/proof', { body })),
    async proveByPassword(password: string) {
      const { publicKey } = await answered(client.GET('/api/publickey'))
      return answered(
        client.POST('/api/users/me/proof', {
          body: { kind: 'password', password: await encryptForServer(password, publicKey) },
        }),
      )
    },

    signInPasskey: async (identifier: string) =>
      showPasskey((await answered(client.POST('/api/users/login/passkey-options', { body: { identifier } }))).options),
    signIn: (body: { identifier: string; answer: FactorAnswer; trustDevice: boolean }) =>
      answered(client.POST('/api/users/login/second-factor', { body })),
  }
}
export type SecondFactorCalls = ReturnType<typeof secondFactorCalls>

/** The data of an answer. The client rejects for every error, so that an answer without data cannot be. */
async function answered<Data>(call: Promise<{ readonly data?: Data }>): Promise<Data> {
  return (await call).data as Data
}
