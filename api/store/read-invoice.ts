/** Reads a tax invoice as it was made. */
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { ApiError, apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { FileMissing, FileUnopened } from '../integrations/file-store/file-store.ts'
import { DocumentChanged, readGenuine } from '../integrations/file-store/genuine-document.ts'

/** @throws ApiError 409 while there is none, or its bytes are not those that were made; 404 where they are gone */
export async function readInvoice({ files, logger }: Parts, { invoice }: PlacedOrder): Promise<Buffer> {
  if (!invoice) throw new ApiError('INVOICE_NOT_READY', { status: 409, text: storeTexts.invoiceNotReady })
  try {
    return await readGenuine(files, invoice.document)
  } catch (error) {
    logger.error({ err: error, fileId: invoice.document.fileId }, 'a tax invoice is not as it was made')
    if (error instanceof DocumentChanged) throw apiError('DOCUMENT_CHANGED')
    if (error instanceof FileMissing || error instanceof FileUnopened) throw apiError('NOT_FOUND')
    throw error
  }
}
