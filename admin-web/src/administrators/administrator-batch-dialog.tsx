import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { batchColumns } from '@member-care/domain/access/administrator-batch.ts'
import { administratorGroupCodes, workingRoles } from '@member-care/domain/access/administrator-form.ts'
import {
  administratorBatchTexts as texts,
  batchOutcomeText,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { SheetChoice, useChosenSheet } from '../console/sheet-choice.tsx'
import type { BatchOutcome } from './administrator-record.ts'

const [, , ROLES_COLUMN, GROUPS_COLUMN] = batchColumns
const TITLE_ID = 'administrator-batch-title'

interface AdministratorBatchDialogProps {
  readonly onClose: () => void
  readonly onUploaded: () => void
}

/** Adds administrators from a file, and says what became of each row (3§2.11, 3§5, 3§8). */
export function AdministratorBatchDialog({ onClose, onUploaded }: AdministratorBatchDialogProps) {
  const [outcomes, setOutcomes] = useState<readonly BatchOutcome[]>()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.title}</DialogTitle>
      {outcomes ? (
        <Outcome outcomes={outcomes} onAgain={() => setOutcomes(undefined)} onClose={onClose} />
      ) : (
        <FileChoice
          onClose={onClose}
          onDone={(done) => {
            setOutcomes(done)
            onUploaded()
          }}
        />
      )}
    </Dialog>
  )
}

function FileChoice({ onClose, onDone }: { onClose: () => void; onDone: (outcomes: readonly BatchOutcome[]) => void }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const sheet = useChosenSheet<readonly BatchOutcome[]>(
    (file, options) => dataProvider.uploadAdministrators(file, options),
    onDone,
  )

  return (
    <>
      <DialogContent>
        <DialogContentText variant="body2">{texts.lead}</DialogContentText>
        <Box
          component="dl"
          sx={{
            my: 2,
            display: 'grid',
            gap: 1,
            typography: 'body2',
            '& dt': { fontWeight: 620 },
            '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
          }}
        >
          <div>
            <dt>{ROLES_COLUMN}</dt>
            <dd>{texts.rolesColumn(workingRoles.join(', '))}</dd>
          </div>
          <div>
            <dt>{GROUPS_COLUMN}</dt>
            <dd>{texts.groupsColumn(administratorGroupCodes.join(', '))}</dd>
          </div>
        </Box>
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.firstRow}
        </Alert>
        <SheetChoice sheet={sheet} template={{ name: 'Administrators_Template.csv', columns: batchColumns }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={sheet.isPending}>
          {editTexts.cancel}
        </Button>
        <Button variant="contained" onClick={sheet.send} loading={sheet.isPending}>
          {texts.send}
        </Button>
      </DialogActions>
    </>
  )
}

function Outcome({
  outcomes,
  onAgain,
  onClose,
}: {
  outcomes: readonly BatchOutcome[]
  onAgain: () => void
  onClose: () => void
}) {
  const failed = outcomes.filter(({ id }) => id === null)
  return (
    <>
      <DialogContent>
        <Alert severity={failed.length === 0 ? 'success' : 'warning'}>
          {failed.length === 0 ? texts.noneFailed : batchOutcomeText(outcomes.length - failed.length, failed.length)}
        </Alert>
        {failed.length > 0 && (
          <>
            <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
              {texts.failedList}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
              {failed.map(({ row, email, error }) => (
                <li key={row}>
                  <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
                    {texts.failedRow(row, email)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {error}
                  </Typography>
                </li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onAgain}>{texts.again}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {texts.done}
        </Button>
      </DialogActions>
    </>
  )
}
