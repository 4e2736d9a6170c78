import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Chip, Typography } from '@mui/material'
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { CoverForm } from '@member-care/domain/user/cover-form.ts'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import type { CompanyDraft } from './companies-draft.ts'
import { DateInput } from '../record/date-input.tsx'
import { InputGrid } from '../record/input-grid.tsx'
import { FamilyEditor } from './family-editor.tsx'

const { companies: texts, cover: labels } = userEditTexts
const shortText = { slotProps: { htmlInput: { maxLength: 200 } } } as const

export interface CompanyAccordionProps {
  readonly company: CompanyDraft
  /** Where it stands among the form's companies. */
  readonly place: number
  readonly isDefault: boolean
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly canEdit: boolean
  /** Set default, Remove. */
  readonly actions: ReactNode
}

/** A company of the user: the cover, and the dependants inside (3§2.10). */
export function CompanyAccordion({
  company,
  place,
  isDefault,
  isOpen,
  onToggle,
  canEdit,
  actions,
}: CompanyAccordionProps) {
  const { companyId, companyName, isNew, memberType, employeeName, cover } = company
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => onToggle(next)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        aria-controls={`company-${companyId}`}
        id={`company-${companyId}-summary`}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography component="span" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {companyName}
          </Typography>
          {isDefault && <Chip size="small" color="primary" label={texts.isDefault} />}
          {isNew && <Chip size="small" color="secondary" label={texts.isNew} />}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {memberType === 'D' ? `${texts.dependantOf} ${employeeName}` : texts.employee}
            {periodText(cover)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`company-${companyId}`} sx={{ pt: 1 }}>
        <CoverInputs source={`companies.${place}.cover`} canEdit={canEdit} />
        {memberType === 'E' && <FamilyEditor company={company} place={place} canEdit={canEdit} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>{actions}</Box>
      </AccordionDetails>
    </Accordion>
  )
}

function CoverInputs({ source, canEdit }: { readonly source: string; readonly canEdit: boolean }) {
  const inputOf = (field: keyof CoverForm) => ({
    source: `${source}.${field}`,
    label: labels[field],
    readOnly: !canEdit,
  })
  return (
    <InputGrid>
      <TextInput {...inputOf('staffId')} {...shortText} />
      <TextInput {...inputOf('designation')} {...shortText} />
      <TextInput {...inputOf('planNo')} {...shortText} />
      <TextInput {...inputOf('costCenter')} {...shortText} />
      <TextInput {...inputOf('costCenterName')} {...shortText} />
      <DateInput {...inputOf('effectiveStartDate')} />
      <DateInput {...inputOf('effectiveEndDate')} helperText={canEdit && userEditTexts.fields.endHint} />
    </InputGrid>
  )
}

function periodText({ effectiveStartDate, effectiveEndDate }: CoverForm): string {
  if (!isIsoDate(effectiveStartDate)) return ''
  return !isIsoDate(effectiveEndDate)
    ? ` · ${formatDisplay(effectiveStartDate)} –`
    : ` · ${formatDisplay(effectiveStartDate)} – ${formatDisplay(effectiveEndDate)}`
}

/** A button whose reason for being disabled can be read. */
export function ActionButton({
  label,
  colour = 'primary',
  obstacle,
  name,
  onPress,
}: {
  label: string
  colour?: 'primary' | 'error'
  obstacle: string | undefined
  name: string
  onPress: () => void
}) {
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        color={colour}
        disabled={obstacle !== undefined}
        onClick={onPress}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
      {obstacle !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', maxWidth: 260, mt: 0.5 }}>
          {obstacle}
        </Typography>
      )}
    </Box>
  )
}
