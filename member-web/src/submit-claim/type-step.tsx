/** Step 1: which type of claim, as two picture buttons, and what to have at hand (CLM-003). A type that no employer takes is not offered. */
import { Suspense, useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { DEFAULT_MAXIMUM_FILES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { removeShared } from '../shared-receipts/shared-receipts.ts'
import { useSharedReceipts } from '../shared-receipts/use-shared-receipts.ts'
import { keepOpenClaim } from '../outbox/keep-open-claim.ts'
import { OutboxHere } from '../outbox/outbox-here.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { UnfinishedClaimsPanel } from './unfinished-claims.tsx'
import { useUnfinishedClaims } from './use-unfinished-claims.ts'
import { InpatientPicture, OutpatientPicture } from './claim-type-pictures.tsx'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'
import { StepHeading } from './step-heading.tsx'
import { useClaimingCompanies } from './use-claiming-companies.ts'

/** Most claims begin without it. */
const SharedPanel = latePart(async () => ({
  default: (await import('../shared-receipts/shared-panel.tsx')).SharedPanel,
}))

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

interface TypeStepProps {
  /** @param takesShared whether what another app shared is in the claim already; else it is asked about beside the form */
  readonly onChosen: (draftId: string, shared: { readonly takesShared: boolean }) => void
}

export function TypeStep({ onChosen }: TypeStepProps) {
  const claim = useUnfinishedClaim()
  const companiesFor = useClaimingCompanies()
  const unfinished = useUnfinishedClaims()
  const configs = useBenefitConfigs().value ?? {}
  const { shared, leave } = useSharedReceipts()
  const outbox = useOutbox()
  const [wanted, setWanted] = useState<string | null>(null)
  const [isInTheWay, setIsInTheWay] = useState(false)
  const isWanted = shared.phase === 'here' && wanted === shared.id
  // The panel above says so, and why.
  const mayBegin = unfinished.drafts.length < MOST_DRAFTS
  const offered = types.filter(({ kind }) => companiesFor(kind).length > 0)
  const choose = async (kind: ClaimKind) => {
    const takesShared = shared.phase === 'here' && isWanted && shared.files.length > 0
    const goesOn = claim.current()?.kind === kind && !takesShared
    if (!goesOn && !(await keepOpenClaim(claim, outbox))) return setIsInTheWay(true)
    if (!takesShared) return onChosen(claim.begin(kind), { takesShared })
    claim.close()
    const draftId = claim.begin(kind)
    const [company] = companiesFor(kind)
    const maximum = configs[company?.companyId ?? '']?.featuresConfig.maximumFileUpload ?? DEFAULT_MAXIMUM_FILES
    claim.addDocuments(shared.files, { category: 'INV/RCP', maximum, draftId })
    void removeShared(shared.id).catch(() => undefined)
    onChosen(draftId, { takesShared })
  }
  return (
    <>
      {shared.phase !== 'none' && (
        <Suspense fallback={<Skeletons count={1} height={160} />}>
          <SharedPanel
            shared={shared}
            isWanted={isWanted}
            onWant={(isTicked) => setWanted(isTicked && shared.phase === 'here' ? shared.id : null)}
            onLeave={leave}
          />
        </Suspense>
      )}
      <OutboxHere />
      <UnfinishedClaimsPanel {...unfinished} shared={shared.phase === 'here' ? shared.id : null} />
      <StepHeading title={submitClaimTexts.typeQuestion} />
      {offered.length === 0 && <Notice tone="info">{submitClaimTexts.noTypeOffered}</Notice>}
      {isInTheWay && <Notice tone="error">{outboxTexts.anotherIsOpen}</Notice>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {offered.map(({ kind, label, text, Picture }) => (
          <ButtonBase
            key={kind}
            disabled={!mayBegin}
            onClick={() => void choose(kind)}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              // The pictures stand below each other, however long the words beside them are.
              justifyContent: { xs: 'flex-start', sm: 'center' },
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
            <Box sx={{ flex: 'none', width: { xs: 'clamp(64px, 45vw - 76px, 104px)', sm: 180 } }}>
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
