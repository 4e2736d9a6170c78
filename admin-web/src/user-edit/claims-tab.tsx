import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { ListBase, Pagination, useListContext, type HttpError } from 'react-admin'
import { treatmentDates } from '../claims/claim-dates.ts'
import { ClaimLink } from '../claims/claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claims/claim-record.ts'
import { ClaimStatusChip } from '../claims/claim-status-chip.tsx'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PersonalText } from '../console/personal-text.tsx'

const { claims: texts } = userEditTexts

const kinds: readonly (readonly [ClaimResource, 'outpatient' | 'inpatient'])[] = [
  ['userOutpatient', 'outpatient'],
  ['userinpatient', 'inpatient'],
]

/** What somebody and their family have claimed, the last filed first. */
export function ClaimsTab({ userId }: { userId: string }) {
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.lead}
      </Typography>
      {kinds.map(([resource, kind]) => (
        <ListBase
          key={resource}
          resource={resource}
          filter={{ personId: userId, claimStatus: 'ALL' }}
          sort={{ field: 'filedAt', order: 'DESC' }}
          perPage={10}
          disableSyncWithLocation
          storeKey={false}
        >
          <Panel title={consoleTexts.menu[kind]}>
            <Claims resource={resource} label={consoleTexts.menu[kind]} />
          </Panel>
        </ListBase>
      ))}
    </Stack>
  )
}

function Claims({ resource, label }: { readonly resource: ClaimResource; readonly label: string }) {
  const { data, error, refetch, total = 0, perPage } = useListContext<ClaimRow>()
  if (error)
    return <LoadFailure title={texts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={96} />
  if (data.length === 0) return texts.none
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((claim) => (
          <ClaimLine key={claim.id} resource={resource} claim={claim} />
        ))}
      </Box>
      {total > perPage && <Pagination rowsPerPageOptions={[]} />}
    </>
  )
}

function ClaimLine({ resource, claim }: { readonly resource: ClaimResource; readonly claim: ClaimRow }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <ClaimLink resource={resource} claim={claim} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <PersonalText value={claim.claimantName} /> · {claim.providerName} · {treatmentDates(claim)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          gap: { xs: 1.5, sm: 0.5 },
        }}
      >
        <ClaimStatusChip status={claim.status} />
        <Typography variant="body2">{amountText(claim.amount, claim.currency)}</Typography>
      </Box>
    </Box>
  )
}
