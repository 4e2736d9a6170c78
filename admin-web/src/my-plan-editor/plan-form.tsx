import AddIcon from '@mui/icons-material/AddOutlined'
import {
  planContentTypes,
  type PlanContent,
  type PlanDocument,
  type PlanSection,
} from '@member-care/domain/plan/plan-document.ts'
import { lineName, myPlanEditorTexts, sectionName } from '@member-care/domain/texts/my-plan-editor-texts.ts'
import { Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material'
import { emptyLine, emptySection, replaced } from './edit-plan.ts'
import { PlanPartButtons } from './plan-part-buttons.tsx'

export interface PlanFormProps {
  readonly plan: PlanDocument
  readonly onChange: (plan: PlanDocument) => void
}

/** Title, sections with their lines, and closing words. */
export function PlanForm({ plan, onChange }: PlanFormProps) {
  const { sections } = plan
  const changeSections = (next: PlanSection[]) => onChange({ ...plan, sections: next })
  return (
    <Stack spacing={2.5}>
      <TextField
        label={myPlanEditorTexts.headerTitle}
        value={plan.headerTitle}
        onChange={(event) => onChange({ ...plan, headerTitle: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {sections.map((section, index) => (
        <SectionForm key={index} sections={sections} section={section} index={index} onChange={changeSections} />
      ))}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        onClick={() => changeSections([...sections, emptySection])}
        sx={{ alignSelf: 'start' }}
      >
        {myPlanEditorTexts.addSection}
      </Button>
      <TextField
        label={myPlanEditorTexts.footerTitle}
        value={plan.footerTitle}
        onChange={(event) => onChange({ ...plan, footerTitle: event.target.value })}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  )
}

interface SectionFormProps {
  readonly sections: readonly PlanSection[]
  readonly section: PlanSection
  readonly index: number
  readonly onChange: (sections: PlanSection[]) => void
}

function SectionForm({ sections, section, index, onChange }: SectionFormProps) {
  const name = sectionName(index + 1)
  const { contents } = section
  const change = (next: PlanSection) => onChange(replaced(sections, index, next))
  const changeContents = (next: PlanContent[]) => change({ ...section, contents: next })
  return (
    <Paper component="section" variant="outlined" aria-label={name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1.5 }}>
        <Typography component="h3" variant="h3">
          {name}
        </Typography>
        <PlanPartButtons items={sections} index={index} name={name} onChange={onChange} />
      </Box>
      <Stack spacing={1.5}>
        <TextField
          label={myPlanEditorTexts.buttonTitle}
          value={section.buttonTitle}
          onChange={(event) => change({ ...section, buttonTitle: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        {contents.map((content, line) => (
          <LineForm key={line} contents={contents} content={content} index={line} onChange={changeContents} />
        ))}
        <Button
          startIcon={<AddIcon />}
          onClick={() => changeContents([...contents, emptyLine])}
          sx={{ alignSelf: 'start' }}
        >
          {myPlanEditorTexts.addLine}
        </Button>
      </Stack>
    </Paper>
  )
}

interface LineFormProps {
  readonly contents: readonly PlanContent[]
  readonly content: PlanContent
  readonly index: number
  readonly onChange: (contents: PlanContent[]) => void
}

function LineForm({ contents, content, index, onChange }: LineFormProps) {
  const name = lineName(index + 1)
  const change = (part: Partial<PlanContent>) => onChange(replaced(contents, index, { ...content, ...part }))
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr 1fr auto' },
        alignItems: 'center',
      }}
    >
      <TextField
        select
        label={myPlanEditorTexts.kind}
        value={content.type}
        onChange={(event) => change({ type: event.target.value as PlanContent['type'] })}
      >
        {planContentTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {myPlanEditorTexts.kinds[type]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={myPlanEditorTexts.leftValue}
        value={content.leftValue}
        onChange={(event) => change({ leftValue: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextField
        label={myPlanEditorTexts.rightValue}
        value={content.rightValue}
        onChange={(event) => change({ rightValue: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <PlanPartButtons items={contents} index={index} name={name} onChange={onChange} />
    </Box>
  )
}
