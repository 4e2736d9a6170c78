import { redeemWays } from '@member-care/domain/content/kinds/product.ts'
import { MOST_CHAT_TOPICS } from '@member-care/domain/content/kinds/chat-menu.ts'
import { isForEverybody, type Content, type ContentKind } from '@member-care/domain/content/content.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { NumberInput, TextInput, useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { DateInput } from '../../record/date-input.tsx'
import { InputGrid } from '../../record/input-grid.tsx'
import { AudienceInput } from './audience-input.tsx'
import { ClinicInput } from './clinic-input.tsx'
import type { ContentForm } from './content-form.ts'
import { HtmlInput } from './html-input.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LinesInput } from './lines-input.tsx'
import { MerchantInput } from './merchant-input.tsx'
import { PictureInput } from './picture-input.tsx'

const { fields } = contentFormTexts

/** The inputs of each kind, in the order in which members see what they say. */
const inputs: Readonly<Record<ContentKind, () => ReactNode>> = {
  article: () => (
    <>
      <Line name="title" />
      <Line name="excerpt" helperText={fields.excerptHint} rows={2} />
      <PictureInput source="content.imageUrl" />
      <HtmlInput source="content.html" />
    </>
  ),
  video: () => (
    <>
      <Line name="title" />
      <Line name="description" rows={4} />
      <Line name="videoId" helperText={fields.videoIdHint} />
      <PictureInput source="content.imageUrl" />
    </>
  ),
  reward: () => (
    <>
      <Line name="title" />
      <Line name="excerpt" helperText={fields.excerptHint} rows={2} />
      <InputGrid>
        <TextInput source="content.category.name" label={fields.categoryName} />
        <TextInput source="content.category.slug" label={fields.categorySlug} />
        <MerchantInput />
        <DateInput kind="moment" source="content.validUntil" label={fields.validUntil} firstTime="23:59:59" />
        <TextInput source="content.contact.phone" label={fields.contactPhone} />
        <TextInput source="content.contact.email" label={fields.contactEmail} />
      </InputGrid>
      <PictureInput source="content.imageUrl" />
      <Line name="terms" rows={4} />
      <Line name="redeemDescription" rows={3} />
      <Line name="brochureUrl" />
      <Locations />
    </>
  ),
  merchant: () => (
    <>
      <Line name="name" />
      <Line name="description" rows={4} />
      <Line name="website" />
      <PictureInput source="content.imageUrl" />
    </>
  ),
  product: () => (
    <>
      <Line name="title" />
      <Line name="description" rows={4} />
      <InputGrid>
        <NumberInput
          source="content.priceCents"
          label={fields.price}
          min={0}
          step={0.01}
          helperText={false}
          format={(cents: unknown) => (typeof cents === 'number' ? cents / 100 : '')}
          parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * 100))}
        />
        <ChoiceInput
          source="content.redeemWay"
          label={fields.redeemWay}
          choices={redeemWays.map((way) => ({ id: way, name: fields.redeemWays[way] }))}
        />
        <MerchantInput />
        <Line name="url" />
      </InputGrid>
      <PictureInput source="content.imageUrl" />
    </>
  ),
  banner: () => (
    <>
      <Line name="title" />
      <Line name="text" rows={3} />
      <InputGrid>
        <Line name="linkUrl" />
        <Line name="linkText" />
      </InputGrid>
      <PictureInput source="content.imageUrl" />
    </>
  ),
  'chat-menu': () => (
    <>
      <Line name="title" />
      <Topics />
    </>
  ),
  'launch-message': () => (
    <>
      <Line name="title" />
      <Line name="text" rows={5} />
    </>
  ),
  'clinic-picture': () => (
    <>
      <ClinicInput />
      <PictureInput source="content.imageUrl" place="card" />
    </>
  ),
  'public-holidays': () => (
    <>
      <NumberInput source="content.year" label={fields.year} helperText={false} sx={{ maxWidth: 160 }} />
      <Holidays />
    </>
  ),
}

/** All inputs of the kind that the form is of; the words in other languages than English stand behind a tab each. */
export function ContentInputs() {
  const kind = useWatch<ContentForm, 'content.kind'>({ name: 'content.kind' }) as Content['kind']
  const Inputs = inputs[kind]
  return (
    <Stack spacing={2.5}>
      <LanguageTabs kind={kind}>
        <Inputs />
      </LanguageTabs>
      {isForEverybody(kind) ? (
        <Box sx={{ color: 'text.secondary' }}>{contentFormTexts.audienceEverybody}</Box>
      ) : (
        <AudienceInput />
      )}
    </Stack>
  )
}

type LineName = Extract<
  keyof typeof fields,
  | 'title'
  | 'name'
  | 'excerpt'
  | 'description'
  | 'videoId'
  | 'terms'
  | 'redeemDescription'
  | 'brochureUrl'
  | 'website'
  | 'url'
  | 'text'
  | 'linkUrl'
  | 'linkText'
>

interface LineProps {
  readonly name: LineName
  readonly helperText?: string
  /** Of a text that has several lines. */
  readonly rows?: number
}

function Line({ name, helperText, rows }: LineProps) {
  return (
    <TextInput
      source={`content.${name}`}
      label={fields[name]}
      {...(helperText !== undefined && { helperText })}
      {...(rows !== undefined && { multiline: true, minRows: rows })}
    />
  )
}

function Locations() {
  return (
    <LinesInput
      source="content.locations"
      label={fields.locations}
      empty={{ address: '', position: { longitude: null, latitude: null } }}
      add={fields.addLocation}
    >
      <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
        <TextInput source="address" label={fields.address} />
        <InputGrid>
          <NumberInput source="position.longitude" label={fields.longitude} step="any" helperText={false} />
          <NumberInput source="position.latitude" label={fields.latitude} step="any" helperText={false} />
        </InputGrid>
      </Box>
    </LinesInput>
  )
}

function Holidays() {
  return (
    <LinesInput
      source="content.days"
      label={fields.days}
      hint={fields.daysHint}
      empty={{ day: '', name: '' }}
      add={fields.addDay}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr)' },
        }}
      >
        <DateInput source="day" label={fields.day} />
        <TextInput source="name" label={fields.name} />
      </Box>
    </LinesInput>
  )
}

function Topics() {
  const count = useWatch<ContentForm>({ name: 'content.items' as never }) as readonly unknown[] | undefined
  return (
    <LinesInput
      source="content.items"
      label={fields.items}
      empty={{ id: '', message: '', action: { type: 'redirect-button', webUrl: '', buttonText: '' } }}
      add={(count?.length ?? 0) < MOST_CHAT_TOPICS ? fields.addTopic : undefined}
      isOrdered
    >
      <Topic />
    </LinesInput>
  )
}

function Topic() {
  const { getSource } = useSourceContext()
  const type: unknown = useWatch({ name: getSource('action.type') })
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <InputGrid>
        <TextInput source="message" label={fields.message} />
        <TextInput source="id" label={fields.itemId} />
        <ChoiceInput
          source="action.type"
          label={fields.action}
          defaultValue="redirect-button"
          choices={(['redirect-button', 'talkToJoey'] as const).map((one) => ({ id: one, name: fields.actions[one] }))}
        />
        {type !== 'talkToJoey' && <TextInput source="action.webUrl" label={fields.webUrl} />}
        {type !== 'talkToJoey' && <TextInput source="action.buttonText" label={fields.buttonText} />}
      </InputGrid>
    </Box>
  )
}
