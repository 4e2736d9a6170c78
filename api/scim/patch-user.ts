/** PATCH as it is sent: by RFC 7644 (3.5.2), and as Entra ID and Okta write it. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import SCIMMY from 'scimmy'
import { scimError } from './scim-errors.ts'
import { ENTERPRISE_USER } from './scim-schemas.ts'

const MOST_OPERATIONS = 100
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:user:'

interface Operation {
  readonly op: string
  readonly path?: string
  readonly value?: unknown
}

/**
 * The user as the operations make it of the present one.
 * @throws SCIM error as the operations are wrong
 */
export async function patchedUser(present: object, body: unknown): Promise<object> {
  const { schemas, Operations } = (body ?? {}) as { schemas?: unknown; Operations?: unknown }
  const sent: readonly unknown[] = Array.isArray(Operations) ? Operations : []
  if (sent.length > MOST_OPERATIONS) throw scimError(400, scimTexts.tooManyOperations, 'tooMany')
  // What is wrong as a whole is refused before we look into it.
  new SCIMMY.Messages.PatchOp({ schemas: schemas as never, Operations: sent as never })
  let user = new SCIMMY.Schemas.User(present)
  for (const operation of sent as readonly Operation[]) {
    for (const one of usual(operation, user)) {
      const patch = new SCIMMY.Messages.PatchOp({ schemas: schemas as never, Operations: [one] as never })
      user = (await patch.apply(user)) ?? user
    }
  }
  return user
}

/** One operation as the standard writes it; none for what says nothing. */
function usual({ op, path, value }: Operation, present: object): readonly Operation[] {
  const verb = op.toLowerCase()
  if (path === undefined) return verb === 'remove' ? [{ op: verb }] : withoutPath(verb, value, present)
  const at = path.toLowerCase().startsWith(CORE) ? path.slice(CORE.length) : path
  if (verb === 'remove') return [{ op: verb, path: at, ...(value !== undefined && { value }) }]
  // Entra ID empties an attribute by a value of nothing.
  if (isNothing(value) && at.toLowerCase() !== 'username') return [{ op: 'remove', path: at }]
  const known = usualValue(at, value)
  const [, attribute, type, sub] = /^(\w+)\[type eq "(\w+)"\]\.(\w+)$/i.exec(at) ?? []
  if (attribute !== undefined && type !== undefined && sub !== undefined && !hasOfType(present, attribute, type))
    return [{ op: 'add', path: attribute, value: [{ type, [sub]: known }] }]
  return [{ op: verb, path: at, value: known }]
}

/** What is the server's own is sent back by some, and not changed by it. */
const serversOwn: readonly string[] = ['id', 'meta', 'schemas', 'groups']

function withoutPath(op: string, value: unknown, present: object): readonly Operation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ op, value }]
  return Object.entries(value).flatMap(([path, part]) =>
    serversOwn.includes(path.toLowerCase()) ? [] : usual({ op, path, value: part as unknown }, present),
  )
}

function isNothing(value: unknown): boolean {
  return value === null || value === ''
}

/** Entra ID says `"False"`, and a manager by the id alone. */
function usualValue(path: string, value: unknown): unknown {
  const key = path.toLowerCase()
  if (/(^|\.)(active|primary)$/.test(key)) return booleanOf(value)
  if (key === `${ENTERPRISE_USER}:manager`.toLowerCase() && typeof value === 'string') return { value }
  if (Array.isArray(value)) return value.map((item: unknown) => withBooleans(item))
  return withBooleans(value)
}

function withBooleans(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      ['active', 'primary'].includes(key.toLowerCase()) ? booleanOf(part) : part,
    ]),
  )
}

/** The body of a call with `"True"` and `"False"` as they are meant. */
export function withTrueBooleans(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [key, usualValue(key, value)]),
  )
}

function booleanOf(value: unknown): unknown {
  const text = typeof value === 'string' ? value.toLowerCase() : undefined
  return text === 'true' ? true : text === 'false' ? false : value
}

function hasOfType(present: object, attribute: string, type: string): boolean {
  const values = (present as Readonly<Record<string, unknown>>)[attribute.toLowerCase()]
  return (
    Array.isArray(values) &&
    values.some((one: { type?: unknown }) => String(one.type).toLowerCase() === type.toLowerCase())
  )
}
