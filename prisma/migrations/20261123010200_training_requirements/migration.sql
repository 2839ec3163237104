-- The safety training counts from the first request on, before the product has loaded what else comes with it.
INSERT INTO "requirements" ("id", "code", "nameTh", "nameEn", "purpose", "employerKinds", "typeCodes", "dutyCodes", "projectIds",
  "workspaceAreaIds", "employerIds", "scheduleIds", "anyOf", "effect", "graceDays", "override", "basis", "lawRefTh", "lawRefEn",
  "isSystem", "isActive", "updatedAt")
VALUES
  ('01980000-0000-7000-8000-0000000d0001', 'WORK-TRAINING', 'อบรมความปลอดภัยก่อนเริ่มงาน', 'Safety training before work', 'Work', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '[{"kind": "SafetyTraining"}]',
    'Refuse', 0, 'Never', 'Law', 'พ.ร.บ. ความปลอดภัย อาชีวอนามัย และสภาพแวดล้อมในการทำงาน พ.ศ. 2554 มาตรา 16', 'Occupational Safety, Health and Environment Act B.E. 2554, section 16', true, true, now()),
  ('01980000-0000-7000-8000-0000000d0002', 'ENTER-TRAINING', 'อบรมความปลอดภัยก่อนเข้าพื้นที่', 'Safety training before entry', 'Enter', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '[{"kind": "SafetyTraining"}]',
    'Refuse', 0, 'One', 'SitePolicy', NULL, NULL, true, true, now());
INSERT INTO "requirement_revisions" ("requirements")
SELECT json_agg(to_jsonb(requirement) ORDER BY "code") FROM "requirements" requirement WHERE "isActive";
