import BackIcon from '@mui/icons-material/ArrowBack'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { claimAge } from '@member-care/domain/claim/claim-age.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { claimDeskTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { attachmentCategoryLabels } from '@member-care/domain/texts/claim-document-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ShowBase, type HttpError } from 'react-admin'
import { flushSync } from 'react-dom'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useAdministrator } from '../../console/administrator.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { useLeftList } from '../../list/left-list.ts'
import { useAddressParameter } from '../../record/use-address-parameter.ts'
import { shownRecord } from '../../record/whole-record.ts'
import { decisionFields, paymentFields, statedFields } from '../claim-fields.ts'
import { ClaimAccountSharing } from '../claim-account-sharing.tsx'
import { claimAddress } from '../claim-link.tsx'
import type { ClaimAttachment, ClaimRecord } from '../claim-record.ts'
import { DifferenceOfClaim } from '../cover-differences/difference-of-claim.tsx'
import { isUndecided } from '@member-care/domain/claim/claim-status.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { FieldGroups } from '../detail/field-groups.tsx'
import { PayoutWaitAlert } from '../payout-wait.tsx'
import { ClaimAgeMark } from '../queue/claim-age-mark.tsx'
import { neighboursOf, useQueueOf, type LeftClaim } from '../queue/queue-order.ts'
import { deskAddress, resourceOf, type QueueRow } from '../queue/queue-record.ts'
import { useAssign } from '../queue/use-assign.ts'
import { KeysDialog } from '../../console/keys-dialog.tsx'
import { useShortcuts } from '../../console/use-shortcuts.ts'
import { claimKey, useClaimResource, useShownClaim } from '../use-claim.ts'
import { AssigneeMenu } from './assignee-menu.tsx'
import { ClaimChanged } from './claim-changed.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { isCorrection, type Decision } from './desk-commands.ts'
import { DocumentPane } from './document-pane.tsx'
import { PossibleDuplicates } from './possible-duplicates.tsx'
import { ReceiptDifferences } from './receipt/receipt-differences.tsx'
import { ReceiptPanel } from './receipt/receipt-panel.tsx'
import { useReceiptReadings } from './receipt/use-receipt-readings.ts'
import { AmountProposal } from './reckoning/amount-proposal.tsx'
import { ReckoningPane } from './reckoning/reckoning-pane.tsx'
import { useAcceptance } from './reckoning/use-acceptance.ts'
import { seenPlanOf, useReckoning } from './reckoning/use-reckoning.ts'
import { useApprovalWait } from './use-approval-wait.ts'
import { WhyAPerson } from './why-a-person.tsx'
import { useDocumentView, type ViewedDocument } from './use-document-view.ts'

/** A claim at the desk (S37): its documents beside its figures, what can be decided, and the way to the next one. */
export default function DeskClaimPage() {
  const claimId = useAddressParameter('_id')
  const kind = useAddressParameter('kind') === 'inpatient' ? 'inpatient' : 'outpatient'
  const resource = resourceOf(kind)
  if (claimId === '') return <NoClaim claimId={claimId} error={undefined} />
  return (
    <ShowBase
      resource={resource}
      id={claimId}
      queryOptions={shownRecord}
      disableAuthentication
      render={({ record, error, refetch }) =>
        record ? (
          <DeskClaim key={claimId} kind={kind} />
        ) : error ? (
          <NoClaim claimId={claimId} error={error as HttpError} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )
      }
    />
  )
}

function NoClaim({ claimId, error, onRetry }: { claimId: string; error: HttpError | undefined; onRetry?: () => void }) {
  return (
    <>
      <WayBack claimId={claimId} />
      <PageHeading title={claimPageTexts.title} />
      <LoadFailure
        title={consoleTexts.claimDataError}
        detail={error?.message ?? consoleTexts.dataNotFound}
        {...(onRetry && { onRetry })}
      />
    </>
  )
}

function DeskClaim({ kind }: Pick<QueueRow, 'kind'>) {
  const resource = useClaimResource()
  const claim = useShownClaim()
  const left = useQueueOf(claim.id)
  const { place, previous, next } = neighboursOf(left, claim.id)
  const queue = useQueueAddress()
  const [open, setOpen] = useState<Decision>()
  const [closed, setClosed] = useState<Decision>()
  const [seen, setSeen] = useState(claim)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const view = useDocumentView(claim.attachments.map(viewed))
  const receipts = useReceiptReadings(claim, view.document?.id)
  const ownId = useAdministrator()?.id as string | undefined
  const assign = useAssign()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const assignable = { id: claim.id, kind, claimNo: claim.claimNo, assignee: claim.assignee }
  const wasChanged = claim.version !== seen.version && compareStates(seen, claim)

  const go = (to: Pick<QueueRow, 'id' | 'kind'> | undefined) => to && (() => void navigate(deskAddress(to)))
  const begin = (decision: Decision) =>
    open === undefined && claim.actions.includes(decision) ? () => setOpen(decision) : undefined
  const toQueue = () => void navigate(queue, { state: { claimId: claim.id } satisfies LeftClaim })
  const desk = useReckoning(claim)
  const plan = seenPlanOf(desk)
  const { toBegin: approvalWait } = useApprovalWait(claim, plan)
  const accept = useAcceptance(desk, { onAsk: () => setOpen('approve'), onDecided: () => decided('approve') })
  useShortcuts({
    n: go(next),
    p: go(previous),
    u: toQueue,
    a: ownId !== undefined && claim.actions.includes('assign') ? () => void assign(assignable, ownId) : undefined,
    o: open === undefined && !accept?.isPending && !accept?.wait && !desk.isPending ? accept?.run : undefined,
    y: approvalWait ? undefined : begin('approve'),
    d: begin('reject'),
    i: begin('request-information'),
    r: begin('start-review'),
    '[': view.previous,
    ']': view.next,
    '+': view.enlarge,
    '=': view.enlarge,
    '-': view.reduce,
    t: view.turn,
    '?': () => setHelpOpen(true),
  })

  function close(decision: Decision) {
    setClosed(decision)
    setOpen(undefined)
  }

  function decided(decision: Decision) {
    // The form must be gone before the page is left, or it asks about what has just been sent.
    flushSync(() => setOpen(undefined))
    setSeen(queryClient.getQueryData<ClaimRecord>(claimKey(resource, claim.id)) ?? claim)
    // A review is begun to go on with this claim, and a corrected one is in no queue; after everything else the next one waits.
    if (decision === 'start-review' || isCorrection(decision)) return
    if (next) void navigate(deskAddress(next))
    else toQueue()
  }

  const insurer = decisionFields(claim)
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center', mb: 1 }}
      >
        <WayBack claimId={claim.id} />
        <Neighbours place={place} previous={previous} next={next} />
      </Box>
      <PageHeading
        title={claimPageTexts.titleOf(claim.claimNo)}
        actions={<AssigneeMenu claim={assignable} mayAssign={claim.actions.includes('assign')} />}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <ClaimStatusChip status={claim.status} />
          <ClaimAgeMark workingDays={claimAge(new Date(claim.filedAt), singaporeToday(new Date()))} />
          <span>{claim.transactionNo}</span>
          <Link
            component={RouterLink}
            to={claimAddress(resource, claim.id)}
            sx={{ minHeight: 24, display: 'inline-block' }}
          >
            {texts.wholeClaim}
          </Link>
        </Box>
      </PageHeading>
      <Box sx={layout}>
        <Stack spacing={2} sx={{ minWidth: 0, gridArea: 'decision' }}>
          {wasChanged && <ClaimChanged seen={seen} claim={claim} onNoted={() => setSeen(claim)} />}
          <Glance />
          <PayoutWaitAlert claim={claim} />
          <DifferenceOfClaim />
          <WhyAPerson />
          <AmountProposal onDecided={() => decided(isUndecided(claim.status) ? 'approve' : 'correct-to-approved')} />
          <ReckoningPane claim={claim} desk={desk} accept={open === undefined ? accept : undefined} />
          {open ? (
            <DecisionPanel
              key={open}
              decision={open}
              plan={plan}
              onCancel={() => close(open)}
              onDecided={() => decided(open)}
            />
          ) : (
            <DecisionButtons plan={plan} closed={closed} onBegin={setOpen} />
          )}
          <ReceiptDifferences desk={receipts} view={view} />
          <PossibleDuplicates />
          <ClaimAccountSharing account="payment" />
        </Stack>
        <Box sx={{ gridArea: 'documents', minWidth: 0, height: '100%' }}>
          <DocumentPane view={view} owner="claim" recordId={claim.id} />
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0, gridArea: 'figures' }}>
          <ReceiptPanel desk={receipts} view={view} />
          <FieldGroups
            groups={[...(insurer.fields.length > 0 ? [insurer] : []), ...statedFields(claim), paymentFields(claim)]}
          />
        </Stack>
      </Box>
      {isHelpOpen && <KeysDialog words={queueTexts.shortcuts} onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** Documents on the left, all the way down; on narrow screens between what is decided and the figures. */
const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"decision" "documents" "figures"', lg: '"documents decision" "documents figures"' },
} as const

/** Who takes a claim changes nothing that a decision rests on; what the administrator did themselves is no news either. */
function compareStates(seen: ClaimRecord, claim: ClaimRecord): boolean {
  return seen.updatedAt !== claim.updatedAt
}

function viewed({ id, name, category }: ClaimAttachment): ViewedDocument {
  return { id, name, kind: attachmentCategoryLabels[category] }
}

/** What a decision rests on, before all details. */
function Glance() {
  const claim = useShownClaim()
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <PersonalText value={claim.claimantName} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <PersonalText value={claim.nric} /> · {claim.companyName}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {amountText(claim.amount, claim.currency)}
      </Typography>
    </Box>
  )
}

/** The queue as it was left. */
function useQueueAddress(): string {
  return useLeftList('claim-queue', '/claims-desk')
}

function WayBack({ claimId }: { claimId: string }) {
  const queue = useQueueAddress()
  return (
    <Link
      component={RouterLink}
      to={queue}
      state={{ claimId } satisfies LeftClaim}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 28, fontSize: '0.875rem' }}
    >
      <BackIcon sx={{ fontSize: 18 }} aria-hidden="true" />
      {consoleTexts.menu.claimsDesk}
    </Link>
  )
}

type Neighbour = Pick<QueueRow, 'id' | 'kind' | 'claimNo'> | undefined

function Neighbours({ place, previous, next }: { place: string | undefined; previous: Neighbour; next: Neighbour }) {
  if (place === undefined) return null
  return (
    <Box component="nav" aria-label={texts.queueLabel} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {place}
      </Typography>
      {previous && (
        <Button size="small" component={RouterLink} to={deskAddress(previous)} startIcon={<PreviousIcon />}>
          {texts.previous}
        </Button>
      )}
      {next && (
        <Button size="small" component={RouterLink} to={deskAddress(next)} endIcon={<NextIcon />}>
          {texts.next}
        </Button>
      )}
    </Box>
  )
}
