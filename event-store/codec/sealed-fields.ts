/**
 * Personal fields in a stored event. All fields of one data subject in one event are sealed together in one box
 * (AES-256-GCM, fresh 96-bit IV, bound to the event's id and the key's id), keyed by their paths, and leave a mark in
 * their places: `{ "$sealed": 0 }`, the number of the box in the event's `$sealed` list.
 *
 * One box per subject instead of one per field: opening a box costs as much as opening ten of its fields would save, and
 * a rebuild opens millions. The paths are inside the box, so a mark moved to another field, or a box moved to another
 * event, does not open. A mark also says that a value was there when its key is gone.
 */
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'
import { isRedacted, REDACTED } from '@member-care/domain/events/event-definition.ts'
import type { Json, JsonObject } from '../port.ts'

/** The key of a data subject, under the name by which boxes refer to it. */
export interface SubjectKey {
  readonly keyId: string
  readonly key: KeyObject
}

/** A field as an event definition's `personal` map declares it, e.g. `attachments.*.originalFilename` → `claimantId`. */
export interface PersonalField {
  readonly path: readonly string[]
  readonly subject: readonly string[]
}

/** A personal value found in an event's data, at the place where its mark will stand. */
export interface PersonalValue {
  readonly subjectId: string
  readonly path: string
  readonly holder: Record<string, Json>
  readonly key: string
}

interface SealedBox {
  readonly kid: string
  readonly iv: string
  readonly ct: string
  readonly tag: string
}

const SEALED = '$sealed'
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Whether a key of an object is one that this file gives a meaning to, and data may not use. */
export function isReservedKey(key: string): boolean {
  return key === SEALED
}

/** Reads the `personal` map of an event definition. */
export function personalFieldsOf(personal: Readonly<Record<string, string>>): readonly PersonalField[] {
  return Object.entries(personal).map(([path, subject]) => ({ path: path.split('.'), subject: subject.split('.') }))
}

/**
 * The personal values that stand in `data`. Absent fields and values that are redacted already are not among them.
 * @throws Error when a value is there whose data subject is not
 */
export function findPersonalValues(
  data: Record<string, Json>,
  fields: readonly PersonalField[],
): readonly PersonalValue[] {
  const found: PersonalValue[] = []
  for (const field of fields) visit(data, field, 0, [], found, data)
  return found
}

function visit(
  at: Json,
  field: PersonalField,
  depth: number,
  indexes: readonly string[],
  found: PersonalValue[],
  data: Json,
): void {
  const segment = field.path[depth]
  if (segment === undefined || typeof at !== 'object' || at === null) return
  const keys = segment === '*' ? Object.keys(at) : [segment]
  const holder = at as Record<string, Json>
  for (const key of keys) {
    const value = holder[key]
    if (value === undefined) continue
    const passed = segment === '*' ? [...indexes, key] : indexes
    if (depth < field.path.length - 1) visit(value, field, depth + 1, passed, found, data)
    else if (!isRedacted(value))
      found.push({ subjectId: subjectIdOf(data, field, passed), path: concretePath(field.path, passed), holder, key })
  }
}

function concretePath(path: readonly string[], indexes: readonly string[]): string {
  let next = 0
  return path.map((segment) => (segment === '*' ? (indexes[next++] ?? segment) : segment)).join('.')
}

function subjectIdOf(data: Json, field: PersonalField, indexes: readonly string[]): string {
  const path = concretePath(field.subject, indexes)
  const id = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      data,
    )
  if (typeof id !== 'string' || id === '')
    throw new Error(`${field.path.join('.')} is there, but not whose it is (${path})`)
  return id
}

/**
 * Seals the values that were found in `data`, in place. A value whose subject was forgotten becomes redacted.
 * @param keys the key of every subject among the values; `undefined` for a forgotten one
 */
export function sealPersonalValues(
  eventId: string,
  data: Record<string, Json>,
  values: readonly PersonalValue[],
  keys: ReadonlyMap<string, SubjectKey | undefined>,
): void {
  const boxes: Json[] = []
  for (const [subjectId, ofSubject] of Map.groupBy(values, (value) => value.subjectId)) {
    const key = keys.get(subjectId)
    const contents = Object.fromEntries(ofSubject.map(({ path, holder, key: field }) => [path, holder[field]]))
    for (const { holder, key: field } of ofSubject) holder[field] = key ? { [SEALED]: boxes.length } : REDACTED
    if (key) boxes.push({ ...sealBox(eventId, key, contents) })
  }
  if (boxes.length > 0) data[SEALED] = boxes
}

function sealBox(eventId: string, { keyId, key }: SubjectKey, contents: unknown): SealedBox {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(eventId, keyId))
  const ct = cipher.update(JSON.stringify(contents), 'utf8', 'base64url') + cipher.final('base64url')
  return { kid: keyId, iv: iv.toString('base64url'), ct, tag: cipher.getAuthTag().toString('base64url') }
}

function boundTo(eventId: string, keyId: string): Buffer {
  return Buffer.from(`${eventId}/${keyId}`)
}

/** The ids of the keys that the boxes of an event's data need; none for most events. */
export function sealedWith(data: JsonObject): readonly string[] {
  const boxes = data[SEALED]
  return boxes === undefined ? [] : boxesOf(boxes).map((box) => box.kid)
}

/**
 * The data with its personal values back in their places. A value whose key is not among `keys` reads as redacted.
 * @throws Error when a box does not open with its key, or does not hold what the marks say
 */
export function openPersonalValues(
  eventId: string,
  data: JsonObject,
  keys: ReadonlyMap<string, KeyObject>,
): JsonObject {
  const { [SEALED]: sealed, ...marked } = data
  if (sealed === undefined) return data
  const opened = boxesOf(sealed).map((box) => {
    const key = keys.get(box.kid)
    return key && openBox(eventId, box, key)
  })
  const count = { marks: 0 }
  const restored = restore(marked, '', opened, count) as JsonObject
  const valuesSealed = opened.reduce((sum, contents) => sum + (contents ? Object.keys(contents).length : 0), 0)
  if (count.marks !== valuesSealed) throw new Error('a sealed field was taken out')
  return restored
}

function boxesOf(sealed: Json): readonly SealedBox[] {
  const wellFormed = (box: Json) =>
    typeof box === 'object' &&
    box !== null &&
    ['kid', 'iv', 'ct', 'tag'].every((part) => typeof (box as JsonObject)[part] === 'string')
  if (!Array.isArray(sealed) || !sealed.every(wellFormed)) throw new Error('its sealed fields are malformed')
  return sealed as unknown as readonly SealedBox[]
}

function openBox(eventId: string, { kid, iv, ct, tag }: SealedBox, key: KeyObject): Record<string, Json> {
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64url'), { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(eventId, kid))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  const text = decipher.update(Buffer.from(ct, 'base64url'))
  // Gives nothing more in this mode, but checks that the box is what was sealed.
  decipher.final()
  return JSON.parse(text.toString('utf8')) as Record<string, Json>
}

/** Copies only the objects on the way to a mark; everything else is the stored data itself. */
function restore(
  at: JsonObject | readonly Json[],
  prefix: string,
  opened: readonly (Record<string, Json> | undefined)[],
  count: { marks: number },
): Json {
  const values = at as JsonObject
  let copy: Record<string, Json> | undefined
  for (const key of Object.keys(values)) {
    const before = values[key]
    if (typeof before !== 'object' || before === null) continue
    const path = prefix + key
    const mark = (before as JsonObject)[SEALED]
    const after =
      mark === undefined ? restore(before, `${path}.`, opened, count) : openedValue(mark, path, opened, count)
    if (after === before) continue
    copy ??= (Array.isArray(at) ? [...at] : { ...at }) as Record<string, Json>
    copy[key] = after
  }
  return copy ?? at
}

function openedValue(
  mark: Json,
  path: string,
  opened: readonly (Record<string, Json> | undefined)[],
  count: { marks: number },
): Json {
  if (typeof mark !== 'number' || mark < 0 || mark >= opened.length) throw new Error(`the mark at ${path} names no box`)
  const contents = opened[mark]
  if (!contents) return REDACTED
  const value = Object.hasOwn(contents, path) ? contents[path] : undefined
  if (value === undefined) throw new Error(`the value at ${path} was not sealed there`)
  count.marks++
  return value
}
