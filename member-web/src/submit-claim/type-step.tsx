/** Step 1: which type of claim, as two picture buttons, and what to have at hand (CLM-003). A type that no employer takes is not offered. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import { OutboxHere } from '../outbox/outbox-here.tsx'
import { UnfinishedClaimsPanel } from './unfinished-claims.tsx'
import { useUnfinishedClaims } from './use-unfinished-claims.ts'
import { InpatientPicture, OutpatientPicture } from './claim-type-pictures.tsx'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'
import { StepHeading } from './step-heading.tsx'
import { useClaimingCompanies } from './use-claiming-companies.ts'

const types = [
  {
    kind: 'outpatient',
    label: claimTexts.wizard.outpatient,
    text: submitClaimTexts.outpatientDetail,
    Picture: OutpatientPicture,
  },
  {
    kind: 'inpatient',
    label: claimTexts.wizard.inpatient,
    text: submitClaimTexts.inpatientDetail,
    Picture: InpatientPicture,
  },
] as const

export function TypeStep({ onChosen }: { readonly onChosen: (draftId: string) => void }) {
  const claim = useUnfinishedClaim()
  const companiesFor = useClaimingCompanies()
  const unfinished = useUnfinishedClaims()
  // The panel above says so, and why.
  const mayBegin = unfinished.drafts.length < MOST_DRAFTS
  const offered = types.filter(({ kind }) => companiesFor(kind).length > 0)
  const choose = (kind: ClaimKind) => onChosen(claim.begin(kind))
  return (
    <>
      <OutboxHere />
      <UnfinishedClaimsPanel {...unfinished} />
      <StepHeading title={submitClaimTexts.typeQuestion} />
      {offered.length === 0 && <Notice tone="info">{submitClaimTexts.noTypeOffered}</Notice>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {offered.map(({ kind, label, text, Picture }) => (
          <ButtonBase
            key={kind}
            disabled={!mayBegin}
            onClick={() => choose(kind)}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              gap: 2,
              p: { xs: 2, sm: 3 },
              borderRadius: 2,
              border: '2px solid',
              borderColor: 'divider',
              bgcolor: 'background.paper',
              textAlign: { xs: 'left', sm: 'center' },
              '&:hover': { borderColor: 'primary.main' },
              '&.Mui-disabled': { opacity: 0.55 },
            }}
          >
            <Box sx={{ flex: 'none', width: { xs: 104, sm: 180 } }}>
              <Picture />
            </Box>
            <Box>
              <Box sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{label}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>{text}</Box>
            </Box>
          </ButtonBase>
        ))}
      </Box>
      <Panel title={submitClaimTexts.beforeYouStart}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          <li>{submitClaimTexts.haveAtHand}</li>
          <li>{claimTexts.notices.referralLetter}</li>
          <li>{claimTexts.notices.keepReceipts}</li>
        </Box>
      </Panel>
    </>
  )
}
