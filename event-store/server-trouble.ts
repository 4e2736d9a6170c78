/**
 * What keeps a server of one's own from being used, in words for the person who named it in the settings. Never with a
 * user or a password.
 */

export interface ServerTrouble {
  /** Comes after the server's name: `nothing answers at node1:2113 (connection refused)`. */
  readonly cause: string
  /** Whether the trouble may soon be over because the server is only starting. Then it is worth waiting. */
  readonly mayPass: boolean
}

/** An address as it may be shown: its scheme and hosts, without anything that somebody signs in with. */
export function shownAddress(address: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/is.exec(address) ?? []
  // An unescaped password may hold any character. So everything up to the last `@` is left out.
  return scheme + (rest.split('@').at(-1) ?? '').replace(/[/?#].*$/s, '')
}

const NOBODY_THERE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers (connection refused)',
  ENOENT: 'nothing answers (there is no such socket)',
  ECONNRESET: 'the connection is closed at once',
  EPIPE: 'the connection is closed at once',
  ETIMEDOUT: 'nothing answers in time',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ENOTFOUND: 'no host is known by that name',
  EAI_AGAIN: 'no host is known by that name just now',
}

/** @param where host and port @returns undefined for an error of another kind */
export function networkTrouble(error: unknown, where: string): ServerTrouble | undefined {
  const code = codesOf(error).find((each) => NOBODY_THERE[each] !== undefined)
  return code === undefined ? undefined : { cause: `${NOBODY_THERE[code]} at ${where}`, mayPass: true }
}

const UNKNOWN_CERTIFICATE = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
])
const OUT_OF_DATE = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])
/** What TLS says of an answer that is not TLS. */
const NO_TLS = new Set([
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'ERR_SSL_HTTP_REQUEST',
  'EPROTO',
])

/**
 * @param settle what the setting would have to say, for each of the three causes
 * @returns undefined for an error of another kind
 */
export function tlsTrouble(
  error: unknown,
  where: string,
  settle: { readonly unknown: string; readonly plain: string },
): ServerTrouble | undefined {
  const codes = codesOf(error)
  if (codes.some((code) => UNKNOWN_CERTIFICATE.has(code)))
    return {
      cause: `the certificate of ${where} is not signed by anybody who is known here: ${settle.unknown}`,
      mayPass: false,
    }
  if (codes.includes('ERR_TLS_CERT_ALTNAME_INVALID'))
    return {
      cause: `the certificate of ${where} is made out to other names: name the server by one of them`,
      mayPass: false,
    }
  if (codes.some((code) => OUT_OF_DATE.has(code)))
    return { cause: `the certificate of ${where} is not valid today: renew it`, mayPass: false }
  if (codes.some((code) => NO_TLS.has(code)))
    return { cause: `${where} does not speak TLS: ${settle.plain}`, mayPass: false }
  return undefined
}

/** The codes of an error, of its causes, and of the errors that it gathers. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const gathered = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...own, ...gathered, ...codesOf(error.cause)]
}
