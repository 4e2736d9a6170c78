/** A file store on a folder or bucket, for tests that need no database: its keys everybody may know, and its register is in memory. */
import type { ByteStore } from '@member-care/api/integrations/file-store/byte-store.ts'
import { sealedFileStore, type SealedFileStore } from '@member-care/api/integrations/file-store/sealed-file-store.ts'
import { createSampleKeys } from '@member-care/event-store/codec/samples/sample-keys.ts'

/** @param options.inTheClear ids of the files that the register knows to lie in the clear */
export function filesUnderTest(
  bytes: ByteStore,
  { keys = createSampleKeys(), inTheClear = new Set<string>() } = {},
): SealedFileStore {
  const register = {
    has: async (fileId: string) => inTheClear.has(fileId),
    strike: async (fileId: string) => void inTheClear.delete(fileId),
  }
  return sealedFileStore({ bytes, keys, register })
}
