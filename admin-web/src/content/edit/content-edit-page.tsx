import BackIcon from '@mui/icons-material/ArrowBack'
import {
  contentFormTexts as texts,
  contentListTexts,
  contentPageTexts,
} from '@member-care/domain/texts/content-page-texts.ts'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { EditRecord } from '../../record/edit-record.tsx'
import { RecordForm } from '../../record/record-form.tsx'
import { putTo } from '../../record/record-request.ts'
import { ConflictNotice, SaveToolbar } from '../../record/save-toolbar.tsx'
import { useNameOf } from '../names.ts'
import { asSent, contentAddress, contentListPath, kindLabel, type ContentRecord } from '../content-record.ts'
import { contentComparison, contentFormErrors, contentOfForm, formOf, type ContentForm } from './content-form.ts'
import { ContentFormLayout } from './content-form-layout.tsx'
import { ContentInputs } from './content-inputs.tsx'

/** Writes the next version of an item. */
export default function ContentEditPage() {
  const { contentId = '' } = useParams()
  return (
    <EditRecord
      resource="content"
      id={contentId}
      title={contentListTexts.title}
      notFound={contentPageTexts.notFound}
      wayOut={
        <Button component={Link} to={contentListPath}>
          {contentPageTexts.toList}
        </Button>
      }
    >
      <ContentEditing />
    </EditRecord>
  )
}

function ContentEditing() {
  const item = useRecordContext<ContentRecord>()
  const notify = useNotify()
  const navigate = useNavigate()
  const nameOf = useNameOf()
  const [saved, setSaved] = useState<string>()
  // Not before the form is as saved: it would ask whether what was typed may be lost.
  useEffect(() => {
    if (saved !== undefined) void navigate(contentAddress(saved))
  }, [saved, navigate])
  if (!item) return null
  return (
    <>
      <Button component={Link} to={contentAddress(item.contentId)} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {contentPageTexts.toContent}
      </Button>
      <PageHeading title={`${texts.editTitle}: ${item.title}`}>{kindLabel(item.kind)}</PageHeading>
      <RecordForm<ContentRecord, ContentForm>
        label={texts.form}
        valuesOf={formOf}
        errorsOf={contentFormErrors}
        comparison={contentComparison(nameOf)}
        isReviewed={false}
        update={({ opened, values }) =>
          putTo('/api/console/content/{contentId}', {
            content: asSent(contentOfForm(values)),
            audience: values.audience === null ? null : [...values.audience],
            revision: opened.revision,
          })
        }
        onSaved={({ contentId }) => {
          notify(contentPageTexts.saved, { type: 'success' })
          setSaved(contentId)
        }}
      >
        <ContentFormLayout>
          <ConflictNotice />
          <ContentInputs />
          <SaveToolbar label={texts.save} review={{ title: texts.save, confirmLabel: texts.save }} />
        </ContentFormLayout>
      </RecordForm>
    </>
  )
}
