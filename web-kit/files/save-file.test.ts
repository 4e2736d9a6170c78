// Requirements: CLM-106
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RELEASE_AFTER_MS, saveFile } from './save-file.ts'

const clicked: { href: string; download: string }[] = []

/** As much of a browser as saving needs. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click(this: { href: string; download: string }) {
        clicked.push({ href: this.href, download: this.download })
      },
    }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file is saved under its name, and its address is released after 100 ms and not before', async () => {
  saveFile(new Blob(['letter']), 'Settlement_V-7_OPD000017.pdf')
  const [{ href, download } = { href: '', download: '' }] = clicked
  expect(download).toBe('Settlement_V-7_OPD000017.pdf')
  const read = () =>
    fetch(href).then(
      (response) => response.text(),
      () => 'gone',
    )
  vi.advanceTimersByTime(RELEASE_AFTER_MS - 1)
  expect(await read()).toBe('letter')
  vi.advanceTimersByTime(1)
  expect(await read()).toBe('gone')
  expect(RELEASE_AFTER_MS).toBe(100)
})
