import EditIcon from '@mui/icons-material/EditOutlined'
import { windowSaid } from '@member-care/domain/content/content-history.ts'
import { contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAdministrator } from '../../console/administrator.ts'
import { Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { editContentAddress, type ContentRecord } from '../content-record.ts'
import { ContentDialog, type ContentCommand } from './content-dialog.tsx'

/** When which version is shown, what waits, and what can be done with it. */
export function StandingPanel({ item }: { readonly item: ContentRecord }) {
  const [command, setCommand] = useState<ContentCommand>()
  const { contentId, windows, submission, declined, isChanged, lastVersion } = item
  return (
    <Panel title={texts.standing}>
      <Stack spacing={1.5}>
        {submission && (
          <Alert severity="info">
            {texts.submitted(nameOf(submission.by), windowSaid(submission.shownFrom, submission.shownUntil))}
          </Alert>
        )}
        {declined && <Alert severity="warning">{texts.declined(nameOf(declined.by), declined.reason)}</Alert>}
        {windows.length === 0 ? (
          <Typography variant="body2">{texts.notPublished}</Typography>
        ) : (
          <Windows windows={windows} />
        )}
        {isChanged && windows.length > 0 && <Typography variant="body2">{texts.unpublished(lastVersion)}</Typography>}
        <Commands item={item} onAsk={setCommand} />
      </Stack>
      <Button component={Link} to={editContentAddress(contentId)} startIcon={<EditIcon />} sx={{ mt: 1, ml: -1 }}>
        {texts.edit}
      </Button>
      {command && <ContentDialog item={item} command={command} onClose={() => setCommand(undefined)} />}
    </Panel>
  )
}

function Windows({ windows }: Pick<ContentRecord, 'windows'>) {
  const now = new Date().toISOString()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {windows.map(({ version, shownFrom, shownUntil }) => (
        <Box component="li" key={shownFrom} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" component="span">
            {texts.window(
              version,
              formatInstant(shownFrom),
              shownUntil === null ? undefined : formatInstant(shownUntil),
            )}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={shownUntil !== null && shownUntil <= now ? texts.past : shownFrom <= now ? texts.now : texts.planned}
          />
        </Box>
      ))}
    </Box>
  )
}

interface CommandsProps {
  readonly item: ContentRecord
  readonly onAsk: (command: ContentCommand) => void
}

function Commands({ item, onAsk }: CommandsProps) {
  const asking = useAdministrator()
  const { submission, needsApproval, writtenBy, status } = item
  const isOwn = [...writtenBy, ...(submission ? [submission.by] : [])].some(({ id }) => id === asking?.id)
  const mayPublish = !needsApproval || (submission !== null && !isOwn)
  const isShown = item.windows.some(({ shownUntil }) => shownUntil === null || shownUntil > new Date().toISOString())
  return (
    <>
      {needsApproval && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {submission && isOwn ? texts.own : texts.needsApproval}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayPublish && (
          <Button variant="contained" onClick={() => onAsk('publish')}>
            {texts.publish}
          </Button>
        )}
        {needsApproval && status !== 'submitted' && (
          <Button variant="contained" onClick={() => onAsk('submit')}>
            {texts.submit}
          </Button>
        )}
        {submission && <Button onClick={() => onAsk('decline')}>{texts.decline}</Button>}
        {isShown && (
          <Button color="error" onClick={() => onAsk('takeDown')}>
            {texts.takeDown}
          </Button>
        )}
      </Box>
    </>
  )
}

function nameOf({ name }: { readonly name: string | null }): string {
  return name ?? texts.unknownPerson
}
