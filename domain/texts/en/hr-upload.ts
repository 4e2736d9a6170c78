/** Files of a company's own people in the HR administrators' area (S94). */

export const hrUploadTexts = {
  menu: 'Upload employees',
  title: 'Upload employees',
  lead: 'Choose a CSV file with one row for each employee, and one for each of their dependents. It is checked first; nothing changes before you submit it.',
  /** What a file does. */
  does: [
    'People who are new are added with everything that their row says.',
    'For people who are covered already, the file changes only staff ID, designation, cost center and the dates of cover. Their own details stay as recorded, and the check says so.',
    'An end date ends the cover on that day. People who are not in the file stay as they are.',
  ],
  ofCompany: (name: string, companyCode: string) => `The file is for ${name}: write ${companyCode} as companyCode.`,
  ofCompanyWithoutCode: (name: string) =>
    `${name} has no company code here yet, so no file can be read. Ask your insurer to record one.`,
  company: 'Company',
  chooseCompany: 'Choose the company first. A file is for one company.',
  companiesFailed: 'Your companies could not be loaded.',
  noCompany: 'No company employs you at present, so there is nobody to upload.',
  jobs: {
    title: 'Uploads',
    lead: 'What became of your companies’ files, the newest first.',
    open: 'Uploads so far',
    again: 'Upload employees',
  },
  submitted: {
    processing:
      'The file is being processed. You may leave this page: it goes on, and its result stands under Uploads.',
    complete: 'All rows have been processed. The result stays under Uploads.',
    toJobs: 'Open Uploads',
  },
} as const
