import BackIcon from '@mui/icons-material/ArrowBack'
import { contentKinds, type ContentKind } from '@member-care/domain/content/content.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { newContent } from '@member-care/domain/content/new-content.ts'
import { contentFormTexts as texts, contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Button, MenuItem, TextField } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { useFormSending } from '../../record/command-form.tsx'
import { CreateForm } from '../../record/create-form.tsx'
import { postTo } from '../../record/record-request.ts'
import { useAddressParameter } from '../../record/use-address-parameter.ts'
import {
  asSent,
  contentAddress,
  contentListPath,
  createContentAddress,
  kindLabel,
  type ContentRecord,
} from '../content-record.ts'
import { contentFormErrors, contentOfForm, formOfContent, type ContentForm } from './content-form.ts'
import { ContentFormLayout } from './content-form-layout.tsx'
import { ContentInputs } from './content-inputs.tsx'

/** Begins an item of the kind that the address names, as a draft. */
export default function CreateContentPage() {
  const navigate = useNavigate()
  const wanted = useAddressParameter('kind')
  const kind = contentKinds.find((one) => one === wanted) ?? 'article'
  const [created, setCreated] = useState<ContentRecord>()
  // Not before the form is empty again: it would ask whether what was typed may be lost.
  useEffect(() => {
    if (created) void navigate(contentAddress(created.contentId))
  }, [created, navigate])
  return (
    <>
      <Button component={Link} to={contentListPath} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {contentPageTexts.toList}
      </Button>
      <PageHeading title={texts.createTitle}>{texts.createLead}</PageHeading>
      <TextField
        select
        label={texts.fields.kind}
        value={kind}
        onChange={({ target }) => void navigate(createContentAddress(target.value as ContentKind), { replace: true })}
        sx={{ mb: 2.5, width: 240 }}
      >
        {contentKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {kindLabel(one)}
          </MenuItem>
        ))}
      </TextField>
      <NewContent key={kind} kind={kind} onCreated={setCreated} />
    </>
  )
}

interface NewContentProps {
  readonly kind: ContentKind
  readonly onCreated: (created: ContentRecord) => void
}

function NewContent({ kind, onCreated }: NewContentProps) {
  const [year, clinic] = [useAddressParameter('year'), useAddressParameter('clinic')]
  const empty = useMemo<ContentForm>(() => {
    const content = newContent(kind, Number(year) || Number(singaporeToday(new Date()).slice(0, 4)) + 1)
    return formOfContent(
      content.kind === 'clinic-picture' ? { ...content, clinicCode: (clinic ?? '').toUpperCase() } : content,
      null,
    )
  }, [kind, year, clinic])
  return (
    <CreateForm<ContentRecord, ContentForm>
      resource="content"
      label={texts.createTitle}
      empty={empty}
      errorsOf={contentFormErrors}
      create={(values) =>
        postTo('/api/console/content', {
          content: asSent(contentOfForm(values)),
          audience: values.audience === null ? null : [...values.audience],
        })
      }
      onCreated={onCreated}
    >
      <ContentFormLayout>
        <ContentInputs />
        <Sending />
      </ContentFormLayout>
    </CreateForm>
  )
}

function Sending() {
  const { isPending, failure } = useFormSending()
  return (
    <>
      <FailureAlert message={failure?.message} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 2.5 }}>
        {texts.create}
      </Button>
    </>
  )
}
