import { expect, test } from 'vitest'
import { countryCodeChoices } from './country-code-choices.ts'

test('countries with one code are one choice, where the first of them stands', () => {
  const choices = countryCodeChoices([
    { code: '65', label: 'Singapore (+65)' },
    { code: '1', label: 'Canada (+1)' },
    { code: '60', label: 'Malaysia (+60)' },
    { code: '1', label: 'United States (+1)' },
  ])
  expect(choices).toEqual([
    { value: '65', label: 'Singapore (+65)' },
    { value: '1', label: 'Canada and United States (+1)' },
    { value: '60', label: 'Malaysia (+60)' },
  ])
})
