import { hrUploadTexts } from '@member-care/domain/texts/hr-upload-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Alert, Box, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { useReadingRules } from '../../upload/use-reading-rules.ts'
import type { CompanyCover } from '../hr-data-provider.ts'

const texts = hrUploadTexts

/** What a file holds, and what it does and does not. */
export function FileLead() {
  return (
    <>
      <Typography>{texts.lead}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.5 }}>
        {texts.does.map((text) => (
          <Typography key={text} component="li" variant="body2">
            {text}
          </Typography>
        ))}
      </Box>
    </>
  )
}

interface CompanyChoiceProps {
  /** Undefined until they are loaded. */
  readonly companies: readonly CompanyCover[] | undefined
  readonly failure: string | undefined
  readonly onRetry: () => void
  /** A company's id; empty for none. */
  readonly chosen: string
  readonly onChoose: (companyId: string) => void
}

/** The company that a file is for, chosen where there are several, with the code that its rows name it by. */
export function CompanyChoice({ companies, failure, onRetry, chosen, onChoose }: CompanyChoiceProps) {
  if (!companies && failure !== undefined)
    return <LoadFailure title={texts.companiesFailed} detail={failure} onRetry={onRetry} />
  if (!companies) return <Skeleton variant="rounded" height={40} />
  if (companies.length === 0) return <Alert severity="warning">{texts.noCompany}</Alert>
  return (
    <>
      {companies.length > 1 && (
        <TextField
          select
          label={texts.company}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          helperText={chosen === '' && texts.chooseCompany}
          sx={{ maxWidth: 420 }}
        >
          {companies.map(({ companyId, companyName }) => (
            <MenuItem key={companyId} value={companyId}>
              {companyName}
            </MenuItem>
          ))}
        </TextField>
      )}
      <CompanyCode />
    </>
  )
}

function CompanyCode() {
  const { data } = useReadingRules()
  if (!data?.company) return null
  const { name, companyCode } = data.company
  return companyCode === '' ? (
    <Alert severity="warning">{texts.ofCompanyWithoutCode(name)}</Alert>
  ) : (
    <Typography>{texts.ofCompany(name, companyCode)}</Typography>
  )
}
