import type { EmployerKey } from './employers'

/** Invented people. New ones go to the end of their list: a person's id follows from the place in it. */
export type DemoPerson = {
  key: string
  title: 'นาย' | 'นาง' | 'นางสาว'
  /** First and last name */
  nameTh: string
  nameEn: string
  employer: EmployerKey
  nationality: string
  /** Thai people have a national id instead. */
  passport?: string
}

type Thai = [key: string, title: DemoPerson['title'], nameTh: string, nameEn: string]
type Foreign = [...Thai, nationality: string, passport: string]

const site: Thai[] = [
  ['wichai', 'นาย', 'วิชัย รุ่งเรืองทรัพย์', 'Wichai Rungrueangsap'],
  ['orathai', 'นางสาว', 'อรทัย ศิริพัฒน์', 'Orathai Siriphat'],
  ['somchai', 'นาย', 'สมชาย เดชอุดม', 'Somchai Detudom'],
  ['nattaya', 'นางสาว', 'ณัฐยา บุญเรือง', 'Nattaya Bunrueang'],
  ['prasit', 'นาย', 'ประสิทธิ์ แก้วมณี', 'Prasit Kaewmani'],
  ['kanchana', 'นาง', 'กาญจนา ทองสุข', 'Kanchana Thongsuk'],
  ['supaporn', 'นางสาว', 'สุภาพร วงษ์ทอง', 'Supaporn Wongthong'],
  ['chaiwat', 'นาย', 'ชัยวัฒน์ พูนผล', 'Chaiwat Phunphon'],
  ['anan', 'นาย', 'อนันต์ สุขเกษม', 'Anan Sukkasem'],
  ['ratana', 'นาง', 'รัตนา จิตรอารี', 'Ratana Chitari'],
  ['decha', 'นาย', 'เดชา มั่นคง', 'Decha Mankhong'],
  ['pimchanok', 'นางสาว', 'พิมพ์ชนก ใจงาม', 'Pimchanok Chaingam'],
  ['narong', 'นาย', 'ณรงค์ ปั้นทอง', 'Narong Panthong'],
  ['jiraporn', 'นางสาว', 'จิราพร น้ำใส', 'Jiraporn Namsai'],
]

const crewOfA: Thai[] = [
  ['thanakorn', 'นาย', 'ธนากร บุญช่วย', 'Thanakorn Bunchuai'],
  ['sunee', 'นางสาว', 'สุนีย์ พรหมดี', 'Sunee Phromdi'],
  ['kitti', 'นาย', 'กิตติ แสนสุข', 'Kitti Saensuk'],
  ['bunsong', 'นาย', 'บุญส่ง ศรีสะอาด', 'Bunsong Srisaat'],
  ['manop', 'นาย', 'มานพ คำแหง', 'Manop Khamhaeng'],
  ['sombat', 'นาย', 'สมบัติ เอี่ยมละออ', 'Sombat Iamlaor'],
  ['phairot', 'นาย', 'ไพโรจน์ กิ่งแก้ว', 'Phairot Kingkaew'],
  ['thongbai', 'นาย', 'ทองใบ น้อยนาเวียง', 'Thongbai Noinawiang'],
  ['saifon', 'นางสาว', 'สายฝน ภูผา', 'Saifon Phupha'],
  ['amnat', 'นาย', 'อำนาจ ผิวขำ', 'Amnat Phiukham'],
]

const crewOfB: Thai[] = [
  ['malee', 'นาง', 'มาลี ทรัพย์ทวี', 'Malee Sapthawi'],
  ['wirat', 'นาย', 'วิรัตน์ ดีเลิศ', 'Wirat Diloet'],
  ['pranee', 'นางสาว', 'ปราณี หอมหวาน', 'Pranee Homwan'],
  ['prasoet', 'นาย', 'ประเสริฐ ทิพย์วารี', 'Prasoet Thipwari'],
  ['udom', 'นาย', 'อุดม คงกระพัน', 'Udom Khongkraphan'],
  ['sakda', 'นาย', 'ศักดิ์ดา สิงห์ทอง', 'Sakda Singthong'],
  ['nipha', 'นาง', 'นิภา รักไพร', 'Nipha Rakphrai'],
  ['thirapon', 'นาย', 'ธีรพล ตั้งใจ', 'Thirapon Tangchai'],
]

const foreignersOfA: Foreign[] = [
  ['aung', 'นาย', 'อ่องมิน ทุน', 'Aung Min Htun', 'เมียนมา', 'MH100001'],
  ['zaw', 'นาย', 'ซอไน ลิน', 'Zaw Naing Lin', 'เมียนมา', 'MH100002'],
  ['khin', 'นางสาว', 'ขิ่นมาร์ วิน', 'Khin Mar Win', 'เมียนมา', 'MH100003'],
]

const foreignersOfB: Foreign[] = [
  ['dara', 'นาย', 'ดารา สก', 'Dara Sok', 'กัมพูชา', 'N00100001'],
  ['sopheap', 'นางสาว', 'โสเภียบ เฮง', 'Sopheap Heng', 'กัมพูชา', 'N00100002'],
  ['bounmy', 'นาย', 'บุนมี แสงอาทิด', 'Bounmy Sengathit', 'ลาว', 'PA0100001'],
  ['khamphaeng', 'นางสาว', 'คำแพง พมมะจัน', 'Khamphaeng Phommachan', 'ลาว', 'PA0100002'],
]

const ofOthers: [EmployerKey, Thai][] = [
  ['draft', ['suthat', 'นาย', 'สุทัศน์ ปลาเงิน', 'Suthat Plangoen']],
  ['inactive', ['pricha', 'นาย', 'ปรีชา แสงดาว', 'Pricha Saengdao']],
]

const at =
  (employer: EmployerKey) =>
  ([key, title, nameTh, nameEn, nationality = 'ไทย', passport]: Thai | Foreign): DemoPerson => ({
    key,
    title,
    nameTh,
    nameEn,
    employer,
    nationality,
    ...(passport && { passport }),
  })

export const people: DemoPerson[] = [
  ...site.map(at('site')),
  ...crewOfA.map(at('a')),
  ...crewOfB.map(at('b')),
  ...foreignersOfA.map(at('a')),
  ...foreignersOfB.map(at('b')),
  ...ofOthers.map(([employer, person]) => at(employer)(person)),
]
