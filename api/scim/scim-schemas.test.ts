/** What SCIM tells of itself: its schemas. */
import { expect, it, vi } from 'vitest'

it('the schemas may be loaded a second time beside a library that stays loaded', async () => {
  const first = await import('./scim-schemas.ts')
  vi.resetModules()
  const second = await import('./scim-schemas.ts')
  expect(second).not.toBe(first)
  expect(second.describeSchemas('/scim/v2')).toEqual(first.describeSchemas('/scim/v2'))
})
