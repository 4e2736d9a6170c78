import BackIcon from '@mui/icons-material/ArrowBack'
import { contentKinds, type ContentKind } from '@member-care/domain/content/content.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { contentPageTexts, contentPreviewTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import {
  Box,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  MenuItem,
  Paper,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { CompanyFilter } from '../../claims/list/company-filter.tsx'
import { DateField } from '../../console/date-field.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { toMomentValue } from '../../console/singapore-time.ts'
import type { PreviewedContent, PreviewQuestion } from '../content-commands.ts'
import { contentListPath, instantOf, kindLabel, type ContentLanguage } from '../content-record.ts'
import { LanguageChoice } from './language-choice.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { ShownContent } from './shown-content.tsx'

/** What the members of a client are shown at a moment, with what is not published yet where that is wished. */
export default function ContentPreviewPage() {
  const [companyId, setCompanyId] = useState('')
  const [kind, setKind] = useState<ContentKind>('article')
  const [moment, setMoment] = useState(() => toMomentValue(new Date().toISOString()))
  const [language, setLanguage] = useState<ContentLanguage>(DEFAULT_LANGUAGE)
  const [drafts, setDrafts] = useState(true)
  const at = instantOf(moment)
  return (
    <>
      <Button component={Link} to={contentListPath} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {contentPageTexts.toList}
      </Button>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          <CompanyFilter companyId={companyId} onChange={setCompanyId} placeholder={texts.chooseClient} />
          <TextField
            select
            label={texts.kind}
            value={kind}
            onChange={({ target }) => setKind(target.value as ContentKind)}
          >
            {contentKinds.map((one) => (
              <MenuItem key={one} value={one}>
                {kindLabel(one)}
              </MenuItem>
            ))}
          </TextField>
          <DateField
            kind="moment"
            label={texts.time}
            value={moment}
            onChange={setMoment}
            error={at === undefined}
            helperText={at === undefined ? contentPageTexts.momentFaulty : undefined}
          />
          <LanguageChoice language={language} onChange={setLanguage} />
        </Box>
        <FormControlLabel
          label={texts.drafts}
          control={<Checkbox checked={drafts} onChange={(_event, isOn) => setDrafts(isOn)} />}
        />
      </Paper>
      {companyId !== '' && at !== undefined && (
        <Previewed question={{ companyId, kind, at, drafts: drafts ? 'shown' : 'left-out' }} language={language} />
      )}
    </>
  )
}

interface PreviewedProps {
  readonly question: PreviewQuestion
  readonly language: ContentLanguage
}

function Previewed({ question, language }: PreviewedProps) {
  const { data, error, refetch } = useGetList<PreviewedContent>('content-preview', { filter: question })
  const failure = error as HttpError | null
  if (failure) return <LoadFailure title={texts.failed} detail={failure.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={400} sx={{ maxWidth: 375, mx: 'auto' }} />
  if (data.length === 0) return <Typography>{texts.none}</Typography>
  return (
    <PhoneFrame>
      <Stack spacing={2}>
        {data.map(({ id, content, isDraft }) => (
          <div key={id}>
            {isDraft && <Chip size="small" label={texts.draft} sx={{ mb: 0.5 }} />}
            <ShownContent content={content} language={language} />
          </div>
        ))}
      </Stack>
    </PhoneFrame>
  )
}
