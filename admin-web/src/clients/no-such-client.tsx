import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'

/** In the place of a client's page where there is none, or it is none of those that this administrator looks after: the two look alike (S06). */
export function NoSuchClient({ title }: { title: string }) {
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button component={Link} to="/client">
            {clientTexts.allClients}
          </Button>
        }
      />
      <LoadFailure title={consoleTexts.dataNotFound} detail={clientTexts.notAmongYours} />
    </>
  )
}
