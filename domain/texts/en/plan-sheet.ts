/** What is said of a plan as a spreadsheet: what is wrong in a cell, and what the sheet cannot say. */

export const planSheetTexts = {
  faults: {
    noBenefits: (heading: string) =>
      `No sheet has a row of headings with “${heading}”. Download this plan as a spreadsheet to see what it looks like.`,
    required: 'This cell is empty.',
    tooLong: (most: number) => `More than ${most} characters.`,
    amount: (text: string) => `“${text}” is not an amount. Write it as 1,500 or 1500.00.`,
    amountEach: (text: string) => `“${text}” is not an amount for a visit. Write 40, 40 per day, or 40 per item.`,
    percent: (text: string) => `“${text}” is not a percentage. Write 10 or 10%.`,
    fraction: (text: string) => `“${text}” may be meant as a part of 1. Write it with the sign: 10%.`,
    parts: (text: string) => `“${text}” is not a percentage. Write 10%, or 10% to 5,000; 5% for what lies above.`,
    visitParts: (text: string) => `“${text}” names no visits. Write 10 at 0%; 15 at 20%.`,
    number: (text: string) => `“${text}” is not a whole number.`,
    measure: (text: string) => `“${text}” is neither an amount nor a number. Write 1,500, or 12 visits, or 120 days.`,
    yesNo: (text: string) => `“${text}” is neither yes nor no.`,
    oneOf: (text: string, choices: readonly string[]) => `“${text}” is none of these: ${choices.join(', ')}.`,
    date: (text: string) => `“${text}” is not a date. Write it as 01 Jan 2027.`,
    dayOfYear: (text: string) => `“${text}” is not a day. Write it as 1 January. The last one is the 28th.`,
    span: (text: string) => `“${text}” is not a range. Write 18 to 65.`,
    exclusion: (text: string) => `“${text}” has no codes. Write: cosmetic treatment: Z41, Z42.`,
    notCoveredThere: (heading: string) => `“${heading}” says no, so this cell has to be empty.`,
    benefitTwice: 'This benefit stands in an earlier row.',
    ruleTwice: 'This rule stands in an earlier row.',
    groupNames: (code: string) => `The group ${code} has another name in an earlier row.`,
    noMonths: 'Say over how many months it is counted.',
    notForRule: (rule: string) => `A ${rule} does not have this.`,
    mostIsAmount: (text: string) => `“${text}” is not an amount; only a limit counts visits or days.`,
    wrong: (path: string) => `The plan cannot have what is said at ${path}.`,
  },
  unknownColumn: (sheet: string, heading: string) =>
    `${sheet}: the column “${heading}” is not known. What stands in it was left out.`,
  unknownRow: (sheet: string, label: string) => `${sheet}: the row “${label}” is not known. It was left out.`,
  rulesStay: 'The file has no sheet of rules, so the limits, deductibles and caps stay as they are.',
  /** A rule that the sheet has no column for, and that stays as it was. */
  kept: (name: string, sentence: string) => `${name}: ${sentence}`,
} as const

/** What stands in a plan's own spreadsheet beside the plan. */
export const planFileTexts = {
  unsaidSheet: 'Not in the columns',
  unsaid:
    'The columns of this file have no place for these rules. They stay in the plan when the file is imported into it.',
} as const
