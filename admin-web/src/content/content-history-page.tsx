import BackIcon from '@mui/icons-material/ArrowBack'
import { contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Button } from '@mui/material'
import { ShowBase, useRecordContext } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { shownRecord } from '../record/whole-record.ts'
import { audienceText, contentAddress, type ContentRecord } from './content-record.ts'

/** Who did what with an item, and the item as it was at any moment. */
export default function ContentHistoryPage() {
  const { contentId = '' } = useParams()
  return (
    <ShowBase key={contentId} resource="content" id={contentId} queryOptions={shownRecord} disableAuthentication>
      <Button component={Link} to={contentAddress(contentId)} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.toContent}
      </Button>
      <Heading />
      <RecordHistory kind="content" id={contentId} noun={historyTexts.nouns.content} />
    </ShowBase>
  )
}

/** By what it is called by now; what happened to it does not wait for that. */
function Heading() {
  const item = useRecordContext<ContentRecord>()
  return (
    <PageHeading title={item ? texts.history(item.title) : historyTexts.titles.content}>
      {item && audienceText(item)}
    </PageHeading>
  )
}
