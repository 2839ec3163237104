-- 10,000 people of 40 companies with six certificates each of ten types, 23 requirements, and 2,000,000 events at one gate:
-- each person came in and went out on each of the last hundred days.
INSERT INTO "employers" ("id", "nameTh", "nameEn", "kind", "updatedAt")
SELECT md5('employer-' || n)::uuid, 'บริษัท ผู้รับเหมา ' || n || ' จำกัด', 'Contractor ' || n || ' Co., Ltd.', 'Contractor', now()
FROM generate_series(0, 39) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "employerId", "trainingStatus",
  "trainingValidUntil", "updatedAt")
SELECT md5('worker-' || n)::uuid, 'สมชาย', 'แข็งขัน ' || n, 'Somchai', 'Khaengkhan ' || n,
  md5('employer-' || n % 40)::uuid, 'Passed', current_date + 40 + n % 300, now()
FROM generate_series(0, 9999) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "updatedAt")
VALUES (md5('officer')::uuid, 'ปรีชา', 'ปลอดภัย', now());

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
VALUES (md5('officer')::uuid, md5('officer')::uuid, 'officer@example.com', '{SafetyOfficer}', now());

INSERT INTO "credential_types" ("id", "code", "nameTh", "nameEn", "subject", "reviewRole", "updatedAt")
SELECT md5('type-' || n)::uuid, 'TYPE-' || n, 'ใบรับรอง ' || n, 'Certificate ' || n, 'Person', 'SafetyOfficer', now()
FROM generate_series(0, 9) n;

INSERT INTO "credentials" ("id", "typeId", "personId", "number", "issuer", "issuedOn", "expiresOn", "status",
  "submittedAt", "submittedByUserId", "updatedAt")
SELECT md5('credential-' || n)::uuid, md5('type-' || (n / 6 + n % 6) % 10)::uuid, md5('worker-' || n / 6)::uuid,
  'C-' || n, 'สถาบันฝึกอบรม', current_date - 100, current_date - 20 + n % 400,
  CASE WHEN n % 50 = 0 THEN 'Submitted' ELSE 'Approved' END::"CredentialStatus", now(), md5('officer')::uuid, now()
FROM generate_series(0, 59999) n;

-- Eight for each of eight kinds of work and fifteen for all, of which two concern those who come in.
INSERT INTO "requirements" ("id", "code", "nameTh", "nameEn", "purpose", "typeCodes", "dutyCodes", "anyOf", "effect",
  "basis", "updatedAt")
SELECT md5('requirement-' || n)::uuid, 'RULE-' || n, 'ข้อกำหนด ' || n, 'Requirement ' || n,
  CASE WHEN n < 2 THEN 'Enter' ELSE 'Work' END::"EligibilityPurpose",
  CASE WHEN n < 15 THEN '{}' ELSE ARRAY[(enum_range(NULL::"WorkPermitType"))[n - 14]] END,
  '{}', CASE WHEN n IN (0, 2) THEN '[{"kind": "SafetyTraining"}]'::jsonb
    ELSE jsonb_build_array(jsonb_build_object('kind', 'Credential', 'credentialTypeId', md5('type-' || n % 10)::uuid)) END,
  CASE WHEN n % 2 = 0 THEN 'Refuse' ELSE 'Warn' END::"RequirementEffect", 'SitePolicy', now()
FROM generate_series(0, 22) n;

INSERT INTO "gates" ("id", "code", "nameTh", "nameEn", "updatedAt")
VALUES (md5('gate')::uuid, 'G1', 'ประตูหน้า', 'Front gate', now());

INSERT INTO "gate_events" ("id", "kind", "personId", "employerId", "gateId", "actorUserId", "at", "receivedAt", "verdict",
  "contentHash", "outcome")
SELECT md5('event-' || n)::uuid, CASE WHEN n % 2 = 0 THEN 'In' ELSE 'Out' END::"GateEventKind",
  md5('worker-' || n / 200)::uuid, md5('employer-' || n / 200 % 40)::uuid, md5('gate')::uuid, md5('officer')::uuid,
  moment."at", moment."at", 'allowed', md5('content-' || n), 'done'
FROM generate_series(0, 1999999) n,
  LATERAL (SELECT current_date - 1 - n / 2 % 100 + n % 2 * interval '9 hours' + n / 200 * interval '1 second' AS "at") moment;

INSERT INTO "stays" ("id", "personId", "employerId", "inAt", "outAt")
SELECT md5('event-' || n * 2)::uuid, md5('worker-' || n / 100)::uuid, md5('employer-' || n / 100 % 40)::uuid, day."inAt",
  day."inAt" + interval '9 hours'
FROM generate_series(0, 999999) n,
  LATERAL (SELECT current_date - 1 - n % 100 + n / 100 * interval '1 second' AS "inAt") day;
