/** What an update cannot change, to be read, with the reason. */
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { lockedFields } from '@member-care/domain/claim/form/locked-fields.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { claimSummary } from '../claim-form/claim-summary.ts'
import type { ClaimFormValues, FormContext } from '../claim-form/claim-form-values.ts'
import { statusOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'

interface PersonDetailsProps {
  readonly base: ShownClaim
  readonly context: FormContext
}

/** Whose claim it is. */
export function PersonDetails({ base, context }: PersonDetailsProps) {
  return (
    <Panel title={claimSectionTitles.person}>
      <Reason text={updateClaimTexts.personReason} />
      <DetailRows rows={personRows(base, context)} />
    </Panel>
  )
}

interface LockedDetailsProps extends PersonDetailsProps {
  readonly values: ClaimFormValues
}

/** Everything that is locked while the insurer asks or reviews. */
export function LockedDetails({ base, context, values }: LockedDetailsProps) {
  const locked = lockedFields(statusOf(base.claim))
  const sections = claimSummary(values, context).flatMap(({ title, rows }) => {
    const shown =
      title === claimSectionTitles.person ? personRows(base, context) : rows.filter(({ field }) => locked.has(field))
    return shown.length === 0 ? [] : [{ title, rows: shown }]
  })
  return (
    <Panel title={updateClaimTexts.locked}>
      <Reason text={updateClaimTexts.lockedReason} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {sections.map(({ title, rows }) => (
          <Box key={title}>
            <Typography component="h3" sx={{ fontWeight: 620, mb: 1 }}>
              {title}
            </Typography>
            <DetailRows rows={rows} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function personRows({ claim }: ShownClaim, { companies }: FormContext) {
  const company = companies.find(({ companyId }) => companyId === claim.companyId)?.companyName
  return [
    ...(company === undefined ? [] : [{ label: claimFieldLabels.companyId, value: company }]),
    { label: claimFieldLabels.claimantId, value: pageTexts.withDetail(claim.name, claim.nric) },
  ]
}

function Reason({ text }: { readonly text: string }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2, color: 'text.secondary', fontSize: '0.9375rem' }}
    >
      <LockOutlined aria-hidden="true" sx={{ fontSize: 20, mt: '1px' }} />
      {text}
    </Box>
  )
}
