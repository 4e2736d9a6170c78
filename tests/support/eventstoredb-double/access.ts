/** Who may do what on the double, and whether it leads: as the server answers, before anything is looked at. */
import { status, type Metadata, type ServiceError } from '@grpc/grpc-js'
import { callError } from './call-errors.ts'

export type Right = 'read' | 'read $all' | 'append'

export interface Account {
  readonly user: string
  readonly password: string
  readonly rights: readonly Right[]
}

export interface DoubleAccess {
  /** None: every client that connects may do everything, as on a server without security. */
  readonly accounts?: readonly Account[]
  /** The node that leads, where this one only follows it. */
  readonly leader?: { readonly host: string; readonly port: number }
}

/** @returns the error that the server gives; undefined where the call is allowed here */
export function refusalOf(
  { accounts, leader }: DoubleAccess,
  right: Right,
  called: Metadata,
): Partial<ServiceError> | undefined {
  const [authorization] = called.get('authorization')
  if (accounts) {
    const account = accounts.find(({ user, password }) => authorization === `Basic ${btoa(`${user}:${password}`)}`)
    if (authorization !== undefined && !account) return callError(status.UNAUTHENTICATED)
    // Without an account one is anybody, who may do nothing here.
    if (!account?.rights.includes(right)) return callError(status.PERMISSION_DENIED, { exception: 'access-denied' })
  }
  if (leader && (right === 'append' || called.get('requires-leader')[0] === 'true')) {
    return callError(status.NOT_FOUND, {
      exception: 'not-leader',
      'leader-endpoint-host': leader.host,
      'leader-endpoint-port': String(leader.port),
    })
  }
  return undefined
}
