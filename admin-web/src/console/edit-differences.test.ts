import { describe, expect, it } from 'vitest'
import { differencesOf, editsBetween, rebased } from './edit-differences.ts'

const base = { name: 'Willow Tan', email: '', gender: 'f', tags: ['a'], internal: 1 }
const fields = {
  name: { label: 'Name' },
  email: { label: 'E-mail' },
  gender: { label: 'Gender', text: (value: unknown) => (value === 'f' ? 'Female' : 'Male') },
  tags: { label: 'Tags' },
}

describe('what was changed in a form', () => {
  it('is told field by field, in words, in the order of the fields', () => {
    const edits = editsBetween(base, { ...base, gender: 'm', name: 'Willow Lim', internal: 2 }, fields)
    expect(edits).toEqual([
      { field: 'name', label: 'Name', from: 'Willow Tan', to: 'Willow Lim' },
      { field: 'gender', label: 'Gender', from: 'Female', to: 'Male' },
    ])
  })

  it('is nothing where an empty text stands for nothing, or a list holds the same', () => {
    expect(editsBetween({ ...base, email: undefined as unknown as string }, { ...base, tags: ['a'] }, fields)).toEqual(
      [],
    )
  })
})

describe('two people editing one record', () => {
  const theirs = { ...base, name: 'Willow Ng', email: 'w@example.com' }
  const mine = { ...base, name: 'Willow Lim', gender: 'm' }

  it('tells what the other changed, and where both did', () => {
    expect(differencesOf({ base, theirs, mine }, fields)).toEqual([
      { field: 'name', label: 'Name', base: 'Willow Tan', theirs: 'Willow Ng', mine: 'Willow Lim', isContested: true },
      { field: 'email', label: 'E-mail', base: null, theirs: 'w@example.com', mine: null, isContested: false },
    ])
  })

  it('contests nothing when both typed the same', () => {
    expect(
      differencesOf({ base, theirs, mine: { ...mine, name: 'Willow Ng' } }, fields).map(
        ({ isContested }) => isContested,
      ),
    ).toEqual([false, false])
  })

  it('keeps what was typed here on top of what the other saved', () => {
    expect(rebased({ base, theirs, mine })).toEqual({
      ...base,
      name: 'Willow Lim',
      gender: 'm',
      email: 'w@example.com',
    })
  })
})
