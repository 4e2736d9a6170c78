/** Words of the demonstration's content in other languages. Not all of it is translated, so that both can be seen: content in one's language, and content in English. */
import type { ContentOf } from '@member-care/domain/content/content.ts'

export const walkingTranslations: ContentOf<'article'>['translations'] = {
  zh: {
    title: '每天三次，每次步行十分钟',
    excerpt: '多活动不一定要去健身房。从走路去地铁站开始吧。',
    html: `<p>大多数日子里快走半小时，对心脏、体重和心情都有好处，而且不必一次走完。</p>
<h2>十分钟从哪里来</h2>
<ul><li>提前一站下巴士。</li><li>最后三层楼走楼梯。</li><li>走到远一点的地方吃午餐，并约上一位同事。</li></ul>
<h2>走得够快吗？</h2>
<p>您还能说话，但不想唱歌，就是合适的速度。开始时慢一些；如果您有心脏疾病，请先询问医生。</p>`,
  },
  ms: {
    title: 'Berjalan sepuluh minit, tiga kali sehari',
    excerpt: 'Anda tidak perlu gim untuk lebih banyak bergerak. Mulakan dengan jalan kaki ke stesen.',
    html: `<p>Berjalan pantas selama setengah jam pada kebanyakan hari baik untuk jantung, berat badan dan perasaan. Ia tidak perlu dilakukan sekali gus.</p>
<h2>Di mana sepuluh minit dapat dicari</h2>
<ul><li>Turun dari bas satu hentian lebih awal.</li><li>Naik tangga untuk tiga tingkat terakhir.</li><li>Berjalan ke tempat makan tengah hari yang lebih jauh, dan ajak seorang rakan sekerja.</li></ul>
<h2>Cukup pantas?</h2>
<p>Anda masih boleh bercakap, tetapi tidak mahu menyanyi. Mulakan perlahan-lahan, dan tanya doktor anda dahulu jika anda menghidap penyakit jantung.</p>`,
  },
  ta: {
    title: 'பத்து நிமிட நடை, ஒரு நாளில் மூன்று முறை',
    excerpt: 'அதிகம் நடமாட உடற்பயிற்சிக்கூடம் தேவையில்லை. நிலையத்திற்குச் செல்லும் வழியில் தொடங்குங்கள்.',
    html: `<p>பெரும்பாலான நாட்களில் அரை மணி நேரம் விறுவிறுப்பாக நடப்பது இதயத்திற்கும் உடல் எடைக்கும் மனநிலைக்கும் நல்லது. அதை ஒரே தடவையில் செய்ய வேண்டியதில்லை.</p>
<h2>அந்தப் பத்து நிமிடங்கள் எங்கே கிடைக்கும்</h2>
<ul><li>பேருந்திலிருந்து ஒரு நிறுத்தம் முன்னதாக இறங்குங்கள்.</li><li>கடைசி மூன்று மாடிகளுக்குப் படிக்கட்டுகளில் ஏறுங்கள்.</li><li>மதிய உணவுக்குச் சற்றுத் தொலைவில் உள்ள இடத்திற்கு நடந்து செல்லுங்கள்; சக ஊழியர் ஒருவரையும் அழைத்துச் செல்லுங்கள்.</li></ul>
<h2>போதுமான வேகமா?</h2>
<p>உங்களால் பேச முடியும், ஆனால் பாட விரும்ப மாட்டீர்கள். மெதுவாகத் தொடங்குங்கள்; உங்களுக்கு இதய நோய் இருந்தால், முதலில் உங்கள் மருத்துவரிடம் கேளுங்கள்.</p>`,
  },
}

/** In Chinese alone. */
export const screeningTranslations: ContentOf<'article'>['translations'] = {
  zh: {
    title: '该做哪些健康检查，什么时候做',
    excerpt: '健康检查能发现您还感觉不到的问题。该检查什么，要看年龄和家族病史。',
    html: `<p>高血压、糖尿病和高胆固醇都不会痛，所以往往很晚才被发现。</p>
<h2>值得向医生询问的检查</h2>
<ul><li>18 岁起：体重和血压，每一两年一次；</li><li>40 岁起：血糖和胆固醇，每三年一次；</li><li>50 岁起：大肠癌筛查，女性还有乳房 X 光检查。</li></ul>
<p>近亲曾患这些疾病的，应更早检查。保单支付哪些项目，请查看您的福利。</p>`,
  },
}

export const teaTranslations: ContentOf<'reward'>['translations'] = {
  zh: {
    title: '双人茶',
    excerpt: '平日任何一天，两壶茶只付一壶的价钱。',
    terms: '为演示而虚构：没有商家接受这张礼券。\n每位会员一张礼券。不可兑换现金。',
    redeemDescription: '付款前请在柜台出示代码。柜台会扫描或输入该代码。',
  },
  ms: {
    title: 'Teh untuk dua orang',
    excerpt: 'Dua teko teh dengan harga satu, pada mana-mana hari bekerja.',
    terms:
      'Direka untuk demonstrasi: tiada sesiapa menerima baucar ini.\nSatu baucar bagi setiap ahli. Ia tidak boleh ditukar dengan wang tunai.',
    redeemDescription: 'Tunjukkan kod di kaunter sebelum anda membayar. Kod itu diimbas di sana, atau ditaip.',
  },
  ta: {
    title: 'இருவருக்குத் தேநீர்',
    excerpt: 'எந்த வார நாளிலும், ஒரு குடுவையின் விலையில் இரண்டு குடுவை தேநீர்.',
    terms:
      'செயல்விளக்கத்திற்காகக் கற்பனையாக உருவாக்கப்பட்டது: இந்தப் பற்றுச்சீட்டை யாரும் ஏற்பதில்லை.\nஒவ்வோர் உறுப்பினருக்கும் ஒரு பற்றுச்சீட்டு. இதைப் பணமாக மாற்ற முடியாது.',
    redeemDescription:
      'பணம் செலுத்துவதற்கு முன் சேவை முகப்பில் குறியீட்டைக் காட்டுங்கள். அங்கே அது வருடப்படும் அல்லது தட்டச்சு செய்யப்படும்.',
  },
}

export const diningTranslations: ContentOf<'reward'>['category']['translations'] = {
  zh: { name: '餐饮' },
  ms: { name: 'Makanan dan minuman' },
  ta: { name: 'உணவும் பானமும்' },
}

export const screeningProductTranslations: ContentOf<'product'>['translations'] = {
  zh: {
    title: '基本健康检查',
    description: '血压、血糖、胆固醇，以及一次结果说明。\n\n请先向 Demo Screening Clinic 预约，检查前八小时请勿进食。',
  },
  ms: {
    title: 'Saringan kesihatan asas',
    description:
      'Tekanan darah, gula darah, kolesterol dan perbincangan tentang keputusannya.\n\nSila buat janji temu dengan Demo Screening Clinic dahulu, dan jangan makan selama lapan jam sebelumnya.',
  },
  ta: {
    title: 'அடிப்படை உடல்நலப் பரிசோதனை',
    description:
      'இரத்த அழுத்தம், இரத்தச் சர்க்கரை, இரத்தக் கொழுப்பு, மேலும் முடிவுகள் பற்றிய உரையாடல்.\n\nமுதலில் Demo Screening Clinic-இல் சந்திப்புக்கு முன்பதிவு செய்யுங்கள்; பரிசோதனைக்கு முந்தைய எட்டு மணி நேரம் உணவு உண்ண வேண்டாம்.',
  },
}

type HolidayNames = ContentOf<'public-holidays'>['days'][number]['translations']

const inLanguages = (zh: string, ms: string, ta: string): HolidayNames => ({
  zh: { name: zh },
  ms: { name: ms },
  ta: { name: ta },
})

export const holidayTranslations = {
  newYear: inLanguages('元旦', 'Tahun Baharu', 'புத்தாண்டு நாள்'),
  labourDay: inLanguages('劳动节', 'Hari Pekerja', 'தொழிலாளர் நாள்'),
  nationalDay: inLanguages('国庆日', 'Hari Kebangsaan', 'தேசிய நாள்'),
  christmas: inLanguages('圣诞节', 'Hari Krismas', 'கிறிஸ்துமஸ் நாள்'),
} as const

/** A draft, as the message below: Home is busy enough. */
export const demonstrationBanner: ContentOf<'banner'> = {
  kind: 'banner',
  title: 'Ten minutes of walking',
  text: 'A short read about moving more on an ordinary day.',
  imageUrl: '/articles/walking.svg',
  linkUrl: '/app/healtharticles',
  linkText: 'Read it',
  translations: {
    zh: { title: '步行十分钟', text: '一篇短文，谈谈如何在平常的日子里多活动。', linkText: '阅读' },
    ms: {
      title: 'Berjalan sepuluh minit',
      text: 'Bacaan pendek tentang lebih banyak bergerak pada hari biasa.',
      linkText: 'Baca',
    },
    ta: {
      title: 'பத்து நிமிட நடை',
      text: 'சாதாரண நாளில் அதிகம் நடமாடுவது பற்றிய சிறு கட்டுரை.',
      linkText: 'படிக்கவும்',
    },
  },
}

/** Shown, it would stand before every page of the demonstration. */
export const demonstrationMessage: ContentOf<'launch-message'> = {
  kind: 'launch-message',
  title: 'New opening hours of the help desk',
  text: 'From next month on, our help desk answers from 8 am on working days.',
  translations: {
    zh: { title: '客服的新服务时间', text: '从下个月起，我们的客服在工作日上午 8 点开始答复。' },
    ms: {
      title: 'Waktu baharu meja bantuan',
      text: 'Mulai bulan hadapan, meja bantuan kami menjawab dari pukul 8 pagi pada hari bekerja.',
    },
    ta: {
      title: 'உதவி மேசையின் புதிய நேரம்',
      text: 'அடுத்த மாதம் முதல், எங்கள் உதவி மேசை வேலை நாட்களில் காலை 8 மணி முதல் பதிலளிக்கும்.',
    },
  },
}
