import ReplayIcon from '@mui/icons-material/Replay'
import { Box, Button, Typography } from '@mui/material'
import { useShowContext } from 'react-admin'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { claimPageTexts as texts } from '@member-care/domain/texts/claim-page-texts.ts'
import { claimHistoryWords } from '@member-care/domain/texts/claim-history-texts.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { progressFields } from '../claim-fields.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'

/** How the hand-over to the insurer stands, and Reprocess while it may be tried again (3§2.15, 3§4). */
export function SystemDataPanel() {
  const claim = useShownClaim()
  const { refetch } = useShowContext()
  const reprocess = useClaimCommand()
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Panel title={texts.sections.systemData}>
        <FieldList
          fields={[
            ...progressFields(claim).fields,
            { label: texts.filedBy, value: claimHistoryWords.filedBy[claim.filedBy] },
            { label: texts.claimId, value: claim.id },
            { label: texts.filed, value: formatInstant(claim.filedAt) },
            { label: texts.lastChange, value: formatInstant(claim.updatedAt) },
            { label: texts.version, value: String(claim.version) },
          ]}
        />
        {claim.actions.includes('reprocess') && (
          <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {texts.reprocessLead}
            </Typography>
            <Button
              variant="contained"
              startIcon={<ReplayIcon />}
              loading={reprocess.isPending}
              onClick={() =>
                void reprocess.run(claim.id, (options, dataProvider) => dataProvider.reprocessClaim(claim.id, options))
              }
            >
              {consoleTexts.claims.reprocess}
            </Button>
            {/* The hand-over happens behind the scenes. The page does not ask by itself: every look at a claim is on record. */}
            <Button sx={{ ml: 1 }} onClick={() => void refetch()}>
              {texts.refresh}
            </Button>
          </Box>
        )}
        <FailureAlert message={reprocess.failure?.message} />
      </Panel>
    </Box>
  )
}
