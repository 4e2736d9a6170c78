import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import { Box, Stack } from '@mui/material'
import { useParams } from 'react-router-dom'
import { DocumentPane } from '../../claims/desk/document-pane.tsx'
import { useDocumentView } from '../../claims/desk/use-document-view.ts'
import { useShortcuts } from '../../console/use-shortcuts.ts'
import { PageHeading } from '../../console/page-heading.tsx'
import { HistoryLink } from '../../history/history-link.tsx'
import { ShownRecordFrame } from '../../record/shown-record-frame.tsx'
import { StepButtons } from '../decide/step-buttons.tsx'
import { waitingGuaranteesPath } from '../guarantee-list-address.ts'
import { AdmissionCountdown, GuaranteeMarks } from '../guarantee-marks.tsx'
import type { Guarantee } from '../guarantee-record.ts'
import { GuaranteeStatusChip } from '../guarantee-status-chip.tsx'
import { AnswersPanel } from './answers-panel.tsx'
import { InformationPanel, RequestPanel } from './request-panel.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { OpenChange, OpenProposal } from './open-questions.tsx'
import { WithInsurer } from './with-insurer.tsx'

/** A letter of guarantee at the desk: the documents beside what is asked for, what holds for it, and what can be decided. */
export default function GuaranteePage() {
  const { guaranteeId = '' } = useParams()
  return (
    <ShownRecordFrame<Guarantee>
      resource="guarantees"
      id={guaranteeId}
      listPath={waitingGuaranteesPath}
      words={{ back: texts.back, title: texts.title, notThere: texts.notThere, failed: texts.oneFailed }}
    >
      {(guarantee) => <GuaranteeDesk guarantee={guarantee} />}
    </ShownRecordFrame>
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

function GuaranteeDesk({ guarantee }: { guarantee: Guarantee }) {
  const { id, number, status, workingDaysLeft, attachments } = guarantee
  const view = useDocumentView(
    attachments.map(({ attachmentId, name }) => ({ id: attachmentId, name: name ?? REDACTED, kind: texts.documents })),
  )
  useShortcuts({
    '[': view.previous,
    ']': view.next,
    '+': view.enlarge,
    '=': view.enlarge,
    '-': view.reduce,
    t: view.turn,
  })
  return (
    <>
      <PageHeading title={texts.heading(number)} actions={<HistoryLink kind="guarantees" id={id} />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <GuaranteeStatusChip status={status} />
          <AdmissionCountdown workingDays={workingDaysLeft} />
          <GuaranteeMarks guarantee={guarantee} />
        </Box>
      </PageHeading>
      <Box sx={layout}>
        <Stack spacing={2} sx={{ minWidth: 0, gridArea: 'decision' }}>
          <WithInsurer guarantee={guarantee} />
          <OpenProposal guarantee={guarantee} />
          <OpenChange guarantee={guarantee} />
          <StepButtons guarantee={guarantee} />
          <LimitsPanel guarantee={guarantee} />
        </Stack>
        <Box sx={{ gridArea: 'documents', minWidth: 0, height: '100%' }}>
          <DocumentPane view={view} owner="guarantee" recordId={id} />
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0, gridArea: 'figures' }}>
          <RequestPanel guarantee={guarantee} />
          <InformationPanel guarantee={guarantee} />
          <AnswersPanel questionnaire={guarantee.questionnaire} />
          <LettersPanel guarantee={guarantee} />
        </Stack>
      </Box>
    </>
  )
}
