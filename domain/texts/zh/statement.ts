/** The statements that the sign-in page links to, and the frequently asked questions, in Chinese. */
import { statementTitles } from './public-page.ts'

export const statementTexts = {
  faq: {
    title: '常见问题',
    sections: [
      {
        heading: '如何提交索赔？',
        text: '选择“提交索赔”，说明是哪一类治疗，并添加收据的照片或 PDF。提交之前，您可以再次查看全部内容。',
      },
      {
        heading: '索赔需要多长时间？',
        text: '“索赔记录”显示每项索赔的进度。当保险公司需要您提供资料时，索赔会显示“待处理”以及所要求的资料；首页会把它排在最前面。',
      },
      {
        heading: '款项付到哪里？',
        text: '按索赔上所写的账户或方式支付。“个人资料”会显示为您保存的银行账户，但只显示最后 4 位数字。',
      },
      {
        heading: '谁可以看到我的索赔？',
        text: '您、享有该保障的员工、管理您保障的管理员，以及您的保险公司。谁查看过索赔都有记录。',
      },
      {
        heading: '为什么要求我输入一次性密码？',
        text: '即使别人知道您的密码，一次性密码也能证明是您本人。它会发送到您账户的电邮地址，5 分钟内有效。',
      },
      {
        heading: '我可以去哪些诊所？',
        text: '“查找特约诊所”按类型和地区列出您的特约诊所及其营业时间。请在那里出示您的电子卡。',
      },
    ],
  },
  'security-privacy': {
    title: statementTitles.securityPrivacy,
    sections: [
      {
        heading: '如何保护您的账户',
        text: '您的密码在发送之前，已在您的浏览器中加密，我们只保存由密码算出的“指纹”，而不是密码本身。登录时还需要用电邮发给您的一次性密码。登录后如果没有操作，系统会让您自动退出。',
      },
      {
        heading: '如何保护您的资料',
        text: '您的设备与平台之间的所有内容都加密传输。姓名、NRIC、医疗资料和银行账户都加密保存。只有您、管理您保障的管理员和您的保险公司可以看到您的索赔，谁查看过索赔都有记录。',
      },
      {
        heading: '您可以怎么做',
        text: '请不要把密码告诉别人，在共用设备上请退出；如果您认为其他人使用过您的账户，请立即告诉我们。',
      },
    ],
  },
  'website-terms': {
    title: statementTitles.websiteTerms,
    sections: [
      {
        heading: '谁可以使用平台',
        text: '平台供享有团体医疗保单保障的员工及其家属，以及该保障的管理员使用。',
      },
      {
        heading: '您提交的内容',
        text: '您提交的内容必须真实完整。请保留税务发票和收据的正本至少 6 个月：您的保险公司可能会索取。',
      },
      {
        heading: '平台显示的内容',
        text: '福利和索赔按我们当时所知的情况显示。保障什么、支付什么，由您雇主的保单决定。',
      },
    ],
  },
  'personal-data': {
    title: statementTitles.personalData,
    sections: [
      {
        heading: '我们收集什么',
        text: '您的姓名、NRIC 或 FIN、联系资料和银行资料，您家属的上述资料，以及您提交的索赔的医疗资料和文件。',
      },
      {
        heading: '我们用来做什么',
        text: '管理您的保障，处理您的索赔并作出赔付，通知您有关索赔的消息，以及履行《个人资料保护法令》（PDPA）规定的法律义务。',
      },
      {
        heading: '我们与谁分享',
        text: '您的保险公司；在法律要求时，还有有关当局。您的雇主可看到管理保障所需的资料。',
      },
      {
        heading: '您的权利',
        text: '您可以要求查看和更正您的个人资料，也可以撤回您的同意。请发电邮给我们；没有您的同意，我们可能无法处理索赔。',
      },
    ],
  },
} as const
