import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { Panel } from '../console/field-list.tsx'
import { ChosenSheetFile, useChosenSheet } from '../console/sheet-choice.tsx'
import type { UploadedCodes } from './reward-commands.ts'

/** What is in the file is judged by its content, not by its name. */
const codeFileTypes = ['.csv', '.txt', '.xlsx'] as const
/** So many rows are named, and the others counted. */
const MOST_ROWS_NAMED = 20

interface CodeUploadProps {
  readonly rewardId: string
  readonly onAdded: () => void
}

/** Adds a file of codes, and says which of its rows gave none. */
export function CodeUpload({ rewardId, onAdded }: CodeUploadProps) {
  const [done, setDone] = useState<{ readonly times: number; readonly answer: UploadedCodes }>()
  return (
    <Panel title={texts.upload}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {texts.uploadLead}
      </Typography>
      <FileChoice
        // No file is chosen any more once its codes are added.
        key={done?.times ?? 0}
        rewardId={rewardId}
        onDone={(answer) => {
          setDone({ times: (done?.times ?? 0) + 1, answer })
          onAdded()
        }}
      />
      <div role="status">{done && <Uploaded done={done.answer} />}</div>
    </Panel>
  )
}

interface FileChoiceProps {
  readonly rewardId: string
  readonly onDone: (answer: UploadedCodes) => void
}

function FileChoice({ rewardId, onDone }: FileChoiceProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const sheet = useChosenSheet<UploadedCodes>(
    (file, options) => dataProvider.uploadCodes(rewardId, file, options),
    onDone,
    codeFileTypes,
  )
  return (
    <>
      <ChosenSheetFile sheet={sheet} template={null} />
      <Button variant="contained" onClick={sheet.send} loading={sheet.isPending} sx={{ mt: 2 }}>
        {texts.uploadButton}
      </Button>
    </>
  )
}

function Uploaded({ done: { added, faults } }: { done: UploadedCodes }) {
  const named = faults.slice(0, MOST_ROWS_NAMED)
  const more = faults.length - named.length
  return (
    <Alert severity={faults.length === 0 ? 'success' : 'warning'} sx={{ mt: 2 }}>
      {texts.uploaded(added, shownCount(added))}
      {faults.length > 0 && (
        <>
          <div>{texts.refusedRows(faults.length, shownCount(faults.length))}</div>
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {named.map(({ row, fault }) => (
              <li key={row}>{texts.faultyRow(shownCount(row), texts.faults[fault])}</li>
            ))}
          </Box>
          {more > 0 && texts.moreRows(shownCount(more))}
        </>
      )}
    </Alert>
  )
}
