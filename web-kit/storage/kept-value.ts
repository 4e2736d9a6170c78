/**
 * What a browser keeps under a key: for one tab, or for the device. A browser may refuse to keep anything, or have no room left. Then the value is
 * kept as long as the page is open.
 */

/** `tab`: ends with the tab, and is what may tell of a person. `device`: stays, and tells nothing of anybody. */
export type Place = 'tab' | 'device'

export interface Kept<Value> {
  /** Null when nothing is kept, or nothing that can be read. */
  read(): Value | null
  keep(value: Value): void
  forget(): void
}

/** What no storage took, by place and key. */
const untilReload = new Map<string, string>()

/** A text, kept as it is. */
export function keptText(place: Place, key: string): Kept<string> {
  const name = `${place} ${key}`
  return {
    read() {
      const unkept = untilReload.get(name)
      if (unkept !== undefined) return unkept
      try {
        return storageOf(place).getItem(key)
      } catch {
        return null
      }
    },
    keep(text) {
      try {
        storageOf(place).setItem(key, text)
        untilReload.delete(name)
      } catch {
        untilReload.set(name, text)
      }
    },
    forget() {
      untilReload.delete(name)
      try {
        storageOf(place).removeItem(key)
      } catch {
        // Then nothing is there either.
      }
    },
  }
}

/** A value, kept as JSON. @param isValue whether what was read is one: an earlier version of the page may have kept it */
export function keptValue<Value extends object>(
  place: Place,
  key: string,
  isValue?: (read: object) => read is Value,
): Kept<Value> {
  return asJson(keptText(place, key), isValue)
}

/** A value of which the JSON is kept as this text. */
export function asJson<Value extends object>(
  text: Kept<string>,
  isValue: (read: object) => read is Value = (read): read is Value => !Array.isArray(read),
): Kept<Value> {
  return {
    read() {
      const read = parsed(text.read())
      return typeof read === 'object' && read !== null && isValue(read) ? read : null
    },
    keep: (value) => text.keep(JSON.stringify(value)),
    forget: text.forget,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** @throws DOMException when the browser lets this page keep nothing */
function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage
}
