/** The tax invoice of a purchase, shown in the page as it was made (STO-014, STO-017). */
import Box from '@mui/material/Box'
import { useLocation } from 'react-router-dom'
import { invoiceFileName, invoicePageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { BackToStore } from './back-to-store.tsx'
import { readInvoiceAddress } from './store-addresses.ts'
import { invoiceQuery } from './store-queries.ts'

export default function InvoicePage() {
  const { uuid, userUUID, invoiceId } = readInvoiceAddress(useLocation().search)
  const { value, phase, failure, reload } = useAnswer(invoiceQuery(uuid, userUUID))
  return (
    <>
      <BackToStore to="purchased" />
      <PageHeading title={texts.title} lead={texts.lead} />
      {value === undefined && phase === 'loading' && <Skeletons count={1} height={480} />}
      {value === undefined && phase === 'failed' && (
        <LoadFailure title={storeTexts.failedToInvoice} detail={failure} onRetry={reload} />
      )}
      {value !== undefined && (
        <Box sx={{ height: { xs: 'calc(100dvh - 220px)', sm: 'calc(100dvh - 260px)' }, minHeight: 420 }}>
          <PdfView pdf={value} name={invoiceFileName(invoiceId)} />
        </Box>
      )}
    </>
  )
}
