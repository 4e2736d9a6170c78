import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { companiesOf, type UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import { Alert, Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  companyFields,
  dependantFields,
  findingsOf,
  personFields,
  studentDataFields,
  type Finding,
  type PreviewField,
} from './file-user-fields.ts'

const { preview: texts } = userUploadTexts

interface FileUserProps {
  readonly family: UploadFamily
  readonly studentCompanyCodes: readonly string[]
}

/** One user of the file, with their companies and dependants (3§2.7). */
export function FileUser({ family, studentCompanyCodes }: FileUserProps) {
  const student = studentDataFields(family, studentCompanyCodes)
  const name = family.rows[0]?.employee.name || texts.nameless
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={name}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.rowsOf(family.rows.map(({ rowNo }) => rowNo))}
        </Typography>
      </Box>
      <Findings severity="error" findings={findingsOf(family, 'errors')} />
      <Findings severity="warning" findings={findingsOf(family, 'warnings')} />
      <FieldGrid fields={personFields(family)} />
      {student.length > 0 && (
        <Section title={texts.sections.student}>
          <FieldGrid fields={student} />
        </Section>
      )}
      {companiesOf(family).map((company) => (
        <Section key={company.companyCode} title={company.companyName || company.companyCode || texts.companyless}>
          <FieldGrid fields={companyFields(company)} />
          <Typography variant="h3" component="h4" sx={{ mt: 2.5, mb: 1 }}>
            {texts.sections.dependants}
          </Typography>
          {company.dependants.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.noDependants}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {company.dependants.map(({ row, dependant }) => (
              <Box
                component="li"
                key={row.rowNo}
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.default' }}
              >
                <FieldGrid fields={dependantFields(row, dependant)} />
              </Box>
            ))}
          </Box>
        </Section>
      ))}
    </Paper>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Findings({ severity, findings }: { severity: 'error' | 'warning'; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <Alert severity={severity}>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {findings.map(({ rowNo, label, text }, index) => (
          <li key={index}>
            {texts.rowsOf([rowNo])} · {label}: {text}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function FieldGrid({ fields }: { fields: readonly PreviewField[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
      }}
    >
      {fields.map((field) => (
        <Box key={field.field} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {field.label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldValue field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function FieldValue({ field: { value, errors, warnings, note } }: { field: PreviewField }) {
  const colour = errors.length > 0 ? 'error.main' : warnings.length > 0 ? 'warning.main' : 'text.primary'
  return (
    <>
      <Typography component="span" sx={{ color: colour, fontWeight: 550, overflowWrap: 'anywhere' }}>
        {value === '' ? '–' : value}
      </Typography>
      {note && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {errors.map((text) => (
        <FieldNote key={text} kind="error" text={text} />
      ))}
      {warnings.map((text) => (
        <FieldNote key={text} kind="warning" text={text} />
      ))}
    </>
  )
}

/** Colour is not all that tells an error from a warning. */
function FieldNote({ kind, text }: { kind: 'error' | 'warning'; text: string }) {
  const Icon = kind === 'error' ? ErrorIcon : WarningIcon
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ color: `${kind}.main`, display: 'flex', gap: 0.5, alignItems: 'flex-start' }}
    >
      <Icon sx={{ fontSize: 16, mt: '2px' }} titleAccess={texts[kind]} />
      <span>{text}</span>
    </Typography>
  )
}
