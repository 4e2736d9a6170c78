import SaveIcon from '@mui/icons-material/FileDownloadOutlined'
import OpenIcon from '@mui/icons-material/FolderOpenOutlined'
import { planErrors, readPlanDocument, type PlanDocument } from '@member-care/domain/plan/plan-document.ts'
import { myPlanEditorTexts } from '@member-care/domain/texts/my-plan-editor-texts.ts'
import { Alert, AlertTitle, Box, Button, Container, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { emptyPlan } from './edit-plan.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanPreview } from './plan-preview.tsx'

const FILE_NAME = 'my-plan.json'

type Notice = { readonly severity: 'success' | 'error'; readonly title: string; readonly lines?: readonly string[] }

/** Writes a plan, shows it as members see it, and keeps it in a file (3§2.2). */
export function MyPlanEditor() {
  const [plan, setPlan] = useState(emptyPlan)
  const [kept, setKept] = useState(emptyPlan)
  const [notice, setNotice] = useState<Notice>()
  const hasUnsavedChanges = plan !== kept
  useQuestionBeforeLeaving(hasUnsavedChanges)

  const change = (next: PlanDocument) => {
    setPlan(next)
    setNotice(undefined)
  }
  const begin = (next: PlanDocument) => {
    change(next)
    setKept(next)
  }
  const mayReplace = () => !hasUnsavedChanges || window.confirm(myPlanEditorTexts.freshQuestion)
  const open = async (file: File) => {
    const opened = readPlanDocument(await file.text())
    if (!opened) setNotice({ severity: 'error', title: myPlanEditorTexts.notAPlan })
    else if (mayReplace()) begin(opened)
  }
  const save = () => {
    const errors = planErrors(plan)
    if (errors.length > 0) return setNotice({ severity: 'error', title: myPlanEditorTexts.cannotSave, lines: errors })
    saveFile(new Blob([`${JSON.stringify(plan, null, 2)}\n`], { type: 'application/json' }), FILE_NAME)
    setKept(plan)
    setNotice({ severity: 'success', title: myPlanEditorTexts.saved })
  }

  return (
    <Container component="main" maxWidth="lg" sx={{ py: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 3 }}>
        <Box sx={{ maxWidth: 620 }}>
          <Typography variant="h1">{myPlanEditorTexts.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {myPlanEditorTexts.lead}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <Button onClick={() => mayReplace() && begin(emptyPlan)}>{myPlanEditorTexts.fresh}</Button>
          <OpenButton onOpen={(file) => void open(file)} />
          <Button variant="contained" startIcon={<SaveIcon />} onClick={save}>
            {myPlanEditorTexts.save}
          </Button>
        </Stack>
      </Box>
      <div role="status">{notice && <NoticeBanner notice={notice} />}</div>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-label={myPlanEditorTexts.editor}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {myPlanEditorTexts.editor}
          </Typography>
          <PlanForm plan={plan} onChange={change} />
        </Box>
        <Box component="section" aria-label={myPlanEditorTexts.preview} sx={{ position: { lg: 'sticky' }, top: 24 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {myPlanEditorTexts.preview}
          </Typography>
          <PlanPreview plan={plan} />
        </Box>
      </Box>
    </Container>
  )
}

function OpenButton({ onOpen }: { onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" startIcon={<OpenIcon />} onClick={() => input.current?.click()}>
        {myPlanEditorTexts.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={myPlanEditorTexts.open}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onOpen(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

function NoticeBanner({ notice: { severity, title, lines = [] } }: { notice: Notice }) {
  return (
    <Alert severity={severity} sx={{ mb: 2.5 }}>
      <AlertTitle sx={{ mb: lines.length > 0 ? 0.5 : 0 }}>{title}</AlertTitle>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}

function useQuestionBeforeLeaving(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askFirst)
    return () => window.removeEventListener('beforeunload', askFirst)
  }, [hasUnsavedChanges])
}
