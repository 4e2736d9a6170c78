/** The Proof of Visit: an invoice to look at, and to keep (1§2). */
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { proofOfVisitFileName, visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { FileDialog } from '../claim-detail/file-dialog.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { Panel } from '../page/panel.tsx'
import { useOverlayEntry } from '../page/use-overlay-entry.ts'
import { readProofOfVisit } from '../portal-api/visits-api.ts'

const PROOF = 'proof'

export function ProofPanel({ visitNo }: { readonly visitNo: string }) {
  const { opened, open, close } = useOverlayEntry()
  const file = portalQuery({ key: ['proof-of-visit', visitNo], load: (signal) => readProofOfVisit(visitNo, signal) })
  return (
    <Panel title={visitTexts.proof}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {visitTexts.proofLead}
        <Button variant="outlined" startIcon={<PictureAsPdfOutlined />} onClick={() => open(PROOF)}>
          {visitTexts.viewProof}
        </Button>
      </Box>
      {opened === PROOF && <FileDialog name={proofOfVisitFileName(visitNo)} asPdf file={file} onClose={close} />}
    </Panel>
  )
}
