/** The same questions in Chinese, Malay and Tamil, with English among them; and that what a page of each language offers is understood. */
import { expect, test } from 'vitest'
import { chatTexts as englishChat } from '../../texts/en/chat.ts'
import { assistantTexts as english } from '../../texts/en/assistant.ts'
import { chatTexts as malayChat } from '../../texts/ms/chat.ts'
import { assistantTexts as malay } from '../../texts/ms/assistant.ts'
import { chatTexts as tamilChat } from '../../texts/ta/chat.ts'
import { assistantTexts as tamil } from '../../texts/ta/assistant.ts'
import { chatTexts as chineseChat } from '../../texts/zh/chat.ts'
import { assistantTexts as chinese } from '../../texts/zh/assistant.ts'
import { intentNames, nothingNamed, type Recognised } from '../asked.ts'
import { chinesePhrasings } from '../testing/chinese/first-phrasings.ts'
import { chineseHeldOut } from '../testing/chinese/held-out.ts'
import { chineseSecondHeldOut } from '../testing/chinese/second-held-out.ts'
import { chineseThirdHeldOut } from '../testing/chinese/third-held-out.ts'
import { counted, takenFor } from '../testing/count-phrasings.ts'
import { textsOfDanger, textsWithoutDanger } from '../testing/danger.ts'
import { malayPhrasings } from '../testing/malay/first-phrasings.ts'
import { malayHeldOut } from '../testing/malay/held-out.ts'
import { malaySecondHeldOut } from '../testing/malay/second-held-out.ts'
import { malayThirdHeldOut } from '../testing/malay/third-held-out.ts'
import { tamilPhrasings } from '../testing/tamil/first-phrasings.ts'
import { tamilHeldOut } from '../testing/tamil/held-out.ts'
import { tamilSecondHeldOut } from '../testing/tamil/second-held-out.ts'
import { tamilThirdHeldOut } from '../testing/tamil/third-held-out.ts'
import { recognise } from './recognise.ts'

const CLAIM_ID = '5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e'

const pages = {
  English: { texts: english, chat: englishChat },
  Chinese: { texts: chinese, chat: chineseChat },
  Malay: { texts: malay, chat: malayChat },
  Tamil: { texts: tamil, chat: tamilChat },
}

const sets = {
  Chinese: [chinesePhrasings, chineseHeldOut, chineseSecondHeldOut, chineseThirdHeldOut],
  Malay: [malayPhrasings, malayHeldOut, malaySecondHeldOut, malayThirdHeldOut],
  Tamil: [tamilPhrasings, tamilHeldOut, tamilSecondHeldOut, tamilThirdHeldOut],
}

test.each(Object.entries(sets))('%s: no wrong answer, and 7 in 10 that can be answered are', (_, ofLanguage) => {
  for (const set of ofLanguage) {
    const { answerable, answered, wrong, missed } = counted(set)
    expect(wrong).toEqual([])
    expect(missed).toEqual([])
    expect(answered / answerable).toBeGreaterThanOrEqual(0.7)
  }
})

test.each(Object.entries(sets))(
  '%s: 200 phrasings or more, every intent among them, and none twice',
  (_, ofLanguage) => {
    const all = ofLanguage.flat()
    const texts = all.flatMap((one) => one.texts)
    expect(texts.length).toBeGreaterThanOrEqual(200)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(intentNames.filter((name) => !all.some(({ means }) => means.includes(name)))).toEqual([])
  },
)

test.each(Object.entries(pages))('what a page in %s offers to be asked is understood', (_, { texts, chat }) => {
  expect(Object.fromEntries(intentNames.map((intent) => [intent, takenFor(texts.questions[intent])]))).toEqual(
    Object.fromEntries(intentNames.map((intent) => [intent, intent])),
  )
  expect(recognise(chat.aboutClaim(CLAIM_ID))).toEqual({
    kind: 'intent',
    intent: 'claim-status',
    named: { ...nothingNamed, claims: [CLAIM_ID] },
  })
  expect(recognise(chat.aboutLetter(CLAIM_ID))).toEqual({
    kind: 'intent',
    intent: 'letter-status',
    named: { ...nothingNamed, letters: [CLAIM_ID] },
  })
  // The word that the help names, and the button, lead to a person.
  const [, word = ''] = /“([^”]+)”/.exec(texts.personAtAnyTime) ?? []
  expect([word, texts.talkToPerson].map(takenFor)).toEqual(['person', 'person'])
})

test.each(['person', 'Person pls', '人工', '真人', 'orang', 'pegawai', 'மனிதர்', 'நபர்', 'பணியாளர்'])(
  '“%s” leads to a person, whatever the language of the page',
  (word) => {
    expect(takenFor(word)).toBe('person')
    expect(takenFor(`我的索赔? ${word}`)).toBe('person')
  },
)

test.each([
  '陈大文的索赔批了吗',
  '我想知道陈大文的 claim 批了没',
  'saya nak tahu claim Ahmad dah lulus ke',
  'tuntutan pakcik Ali macam mana',
  'குமாரின் கோரிக்கை என்ன ஆச்சு',
  'எனக்கு ராஜாவின் LOG எங்கேன்னு சொல்லுங்க',
])('“%s” is of somebody else, and for a person', (text) => {
  expect(takenFor(text)).toBe('unknown')
})

test.each(['我的补牙索赔批了吗', 'claim mata saya dah lulus ke', 'என் Lantern கோரிக்கை என்ன ஆச்சு'])(
  '“%s” is the member’s own',
  (text) => {
    expect(takenFor(text)).toBe('claim-status')
  },
)

test('danger is found in every language, and not in what only resembles it', () => {
  expect(textsOfDanger.filter((text) => takenFor(text) !== 'urgent')).toEqual([])
  expect(textsWithoutDanger.filter((text) => takenFor(text) === 'urgent')).toEqual([])
})

test.each(['dada ', '胸', 'மூச்சு ', 'darah banyak ', 'கோரிக்கை ', 'tuntutannya '])(
  'a long text of “%s” breaks nothing',
  (word) => {
    expect(['unknown', 'urgent']).toContain(takenFor(word.repeat(500)))
  },
)

test('numbers, dates, clinics, benefits and the family are named as in English', () => {
  expect(namedIn('OP26000123的状态').claims).toEqual(['OP26000123'])
  expect(namedIn('OP26000123-க்கு என்ன ஆச்சு').claims).toEqual(['OP26000123'])
  expect(namedIn('tuntutan op26000123 dah lulus ke').claims).toEqual(['OP26000123'])
  expect(namedIn('ＯＰ２６０００１２３怎么样了').claims).toEqual(['OP26000123'])
  expect(namedIn('我11月12日的索赔批了吗').claims).toEqual([])
  expect(namedIn('Lantern Family Clinic 诊所现在开吗').clinic).toBe('lantern family clinic')
  expect(namedIn('宏茂桥的 Lantern 诊所几点关门').clinic).toBe('宏茂桥 lantern')
  expect(namedIn('klinik Lantern buka tak').clinic).toBe('clinic lantern')
  expect(namedIn('Lantern கிளினிக் திறந்திருக்கா').clinic).toBe('lantern clinic')
  expect(namedIn('看牙可以claim吗').benefits).toEqual(['dental'])
  expect(namedIn('பல் சிகிச்சைக்கு claim பண்ணலாமா').benefits).toEqual(['dental'])
  expect(namedIn('激光矫视可以报销吗').subject).toBe('激光矫视')
  expect(namedIn('claim isteri saya dah lulus').whose).toBe('spouse')
  expect(namedIn('என் மகளின் கோரிக்கை எங்கே').whose).toBe('child')
})

test('traditional characters are understood, and Malay words with what is put before and after them', () => {
  expect(takenFor('我的索賠什麼時候批')).toBe('claim-time')
  expect(takenFor('擔保信還缺什麼文件')).toBe('letter-missing')
  expect(takenFor('tuntutannya sudah diluluskan')).toBe('claim-status')
  expect(takenFor('bila pembayarannya akan dibuat untuk tuntutan saya')).toBe('claim-payment')
})

test('what the talk was opened from is meant, in every language', () => {
  const about = { kind: 'claim', id: CLAIM_ID } as const
  for (const text of ['怎么这么久', 'kenapa lama sangat', 'ஏன் இவ்வளவு தாமதம்'])
    expect(recognise(text, about), text).toMatchObject({ intent: 'claim-time', named: { claims: [CLAIM_ID] } })
  expect(recognise('其他索赔批了吗', about)).toMatchObject({ named: { claims: [] } })
})

function namedIn(text: string): Extract<Recognised, { kind: 'intent' }>['named'] {
  const recognised = recognise(text)
  if (recognised.kind !== 'intent') throw new Error(`${text} was taken for ${recognised.kind}`)
  return recognised.named
}
