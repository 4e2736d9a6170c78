import EditIcon from '@mui/icons-material/EditOutlined'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import { comparePlans } from '@member-care/domain/cover/compare-plans.ts'
import { planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAdministrator, usePowers } from '../../console/administrator.ts'
import { Panel } from '../../console/field-list.tsx'
import { PlanDifferences } from '../plan-differences.tsx'
import { editPlanAddress, importPlanAddress, type PlanRecord } from '../plan-record.ts'
import { DraftDialog, type DraftCommand } from './draft-dialog.tsx'

/** The next version: who wrote it, what it changes, and what can be done with it. Those who wrote or submitted it cannot publish it. */
export function DraftPanel({ plan }: { plan: PlanRecord }) {
  const mayEdit = usePowers()?.has('plans.edit') === true
  const [command, setCommand] = useState<DraftCommand>()
  const { draft, planId } = plan
  return (
    <Panel title={texts.draft}>
      {draft ? <WrittenDraft plan={plan} draft={draft} /> : <Typography variant="body2">{texts.noDraft}</Typography>}
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {draft && <DraftButtons draft={draft} onAsk={setCommand} />}
          <Button component={Link} to={editPlanAddress(planId)} startIcon={<EditIcon />}>
            {draft ? texts.edit : texts.editNext}
          </Button>
          <Button component={Link} to={importPlanAddress(planId)} startIcon={<ImportIcon />}>
            {texts.import}
          </Button>
        </Box>
      )}
      {command && <DraftDialog plan={plan} command={command} onClose={() => setCommand(undefined)} />}
    </Panel>
  )
}

type Draft = NonNullable<PlanRecord['draft']>

function WrittenDraft({ plan: { versions }, draft }: { plan: PlanRecord; draft: Draft }) {
  const { content, savedBy, submittedBy, returned } = draft
  const published = versions.at(-1)
  return (
    <Stack spacing={2}>
      {returned && <Alert severity="warning">{texts.returned(nameOf(returned.by), returned.reason)}</Alert>}
      {submittedBy && <Alert severity="info">{texts.submitted}</Alert>}
      <Typography variant="body2">
        {[texts.savedBy(nameOf(savedBy)), ...(submittedBy ? [texts.submittedBy(nameOf(submittedBy))] : [])].join(' ')}
      </Typography>
      <Box component="section" aria-label={texts.changesOfDraft}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {texts.changesOfDraft}
        </Typography>
        {published ? (
          <PlanDifferences differences={comparePlans(published.content, content)} />
        ) : (
          <Typography variant="body2">{texts.firstDraft}</Typography>
        )}
      </Box>
    </Stack>
  )
}

function DraftButtons({ draft, onAsk }: { draft: Draft; onAsk: (command: DraftCommand) => void }) {
  const asking = useAdministrator()
  const { submittedBy, writtenBy } = draft
  const isOwn = [...writtenBy, ...(submittedBy ? [submittedBy] : [])].some(({ id }) => id === asking?.id)
  return (
    <>
      {submittedBy ? (
        <>
          {isOwn ? (
            <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
              {texts.ownDraft}
            </Typography>
          ) : (
            <Button variant="contained" onClick={() => onAsk('publish')}>
              {texts.publish}
            </Button>
          )}
          <Button onClick={() => onAsk('return')}>{texts.return}</Button>
        </>
      ) : (
        <Button variant="contained" onClick={() => onAsk('submit')}>
          {texts.submit}
        </Button>
      )}
      <Button color="error" onClick={() => onAsk('discard')}>
        {texts.discard}
      </Button>
    </>
  )
}

function nameOf({ id, name }: { readonly id: string; readonly name: string | null }): string {
  return name ?? id
}
