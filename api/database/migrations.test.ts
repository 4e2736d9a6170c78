// The list of migrations is complete and in the order of their numbers.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from './migrations.ts'

/** Was given up before the first version. Who has installed that one has recorded the numbers after it. */
const NEVER_USED = 20

const names = migrations.map(({ name }) => name)

test('every file of a migration is in the list, under its own name', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((file) => /^\d{4}-.*\.ts$/.test(file))
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
})

test('numbers go up by one, so that two branches cannot take the same one unnoticed', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  const last = Math.max(...numbers)
  expect(numbers).toEqual(
    Array.from({ length: last }, (_, index) => index + 1).filter((number) => number !== NEVER_USED),
  )
})
