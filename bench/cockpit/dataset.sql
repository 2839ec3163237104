-- 200,000 permits, 200 on each of 1,000 days up to tomorrow, two workers each, and one day with 500 permits of ten workers
-- each; 10,000 people with six certificates each, 23 requirements, 10,000 projects, 50,000 tasks and 2,000 training sessions.
INSERT INTO "employers" ("id", "nameTh", "nameEn", "kind", "updatedAt")
SELECT md5('employer-' || n)::uuid, 'บริษัท ผู้รับเหมา ' || n || ' จำกัด', 'Contractor ' || n || ' Co., Ltd.', 'Contractor', now()
FROM generate_series(0, 39) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "employerId", "trainingStatus",
  "trainingValidUntil", "updatedAt")
SELECT md5('worker-' || n)::uuid, 'สมชาย', 'แข็งขัน ' || n, 'Somchai', 'Khaengkhan ' || n, md5('employer-' || n % 40)::uuid,
  CASE WHEN n % 50 = 0 THEN 'NotTrained' ELSE 'Passed' END::"TrainingStatus",
  CASE WHEN n % 50 > 0 THEN current_date - 5 + n % 367 END, now()
FROM generate_series(0, 9999) n;

-- A Safety Officer, 59 users of the site, and one of each company.
INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "employerId", "updatedAt")
SELECT md5(CASE n WHEN 0 THEN 'officer' ELSE 'user-' || n END)::uuid, 'ปรีชา', 'ปลอดภัย ' || n,
  CASE WHEN n >= 60 THEN md5('employer-' || n - 60)::uuid END, now()
FROM generate_series(0, 99) n;

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
SELECT "id", "id", 'user' || n || '@example.com', CASE WHEN n = 0 THEN '{SafetyOfficer}' WHEN n >= 60 THEN '{Contractor}'
  WHEN n % 2 = 0 THEN '{WorkOwner}' ELSE '{WorkspaceOwner}' END::"Role"[], now()
FROM generate_series(0, 99) n,
  LATERAL (SELECT md5(CASE n WHEN 0 THEN 'officer' ELSE 'user-' || n END)::uuid AS "id") named;

INSERT INTO "workspace_areas" ("id", "code", "nameTh", "nameEn", "updatedAt")
SELECT md5('area-' || n)::uuid, 'A' || n, 'พื้นที่ ' || n, 'Area ' || n, now() FROM generate_series(0, 239) n;

INSERT INTO "credential_types" ("id", "code", "nameTh", "nameEn", "subject", "reviewRole", "updatedAt")
SELECT md5('type-' || n)::uuid, 'TYPE-' || n, 'ใบรับรอง ' || n, 'Certificate ' || n, 'Person', 'SafetyOfficer', now()
FROM generate_series(0, 9) n;

INSERT INTO "credentials" ("id", "typeId", "personId", "number", "issuer", "issuedOn", "expiresOn", "status",
  "submittedAt", "submittedByUserId", "updatedAt")
SELECT md5('credential-' || n)::uuid, md5('type-' || n % 6)::uuid, md5('worker-' || n / 6)::uuid, 'C-' || n,
  'สถาบันฝึกอบรม', current_date - 100, current_date - 10 + n * 7 % 701,
  CASE WHEN n % 1000 = 0 THEN 'Submitted' WHEN n % 1000 = 1 THEN 'Returned' ELSE 'Approved' END::"CredentialStatus",
  now() - n % 30 * interval '1 day', md5('user-' || 60 + n % 40)::uuid, now()
FROM generate_series(0, 59999) n;

-- Seven for all kinds of work, two for each of eight.
INSERT INTO "requirements" ("id", "code", "nameTh", "nameEn", "purpose", "typeCodes", "dutyCodes", "anyOf", "effect",
  "basis", "updatedAt")
SELECT md5('requirement-' || n)::uuid, 'RULE-' || n, 'ข้อกำหนด ' || n, 'Requirement ' || n, 'Work',
  CASE WHEN n < 7 THEN '{}' ELSE ARRAY[(enum_range(NULL::"WorkPermitType"))[1 + (n - 7) / 2]] END,
  '{}', CASE WHEN n = 0 THEN '[{"kind": "SafetyTraining"}]'::jsonb
    ELSE jsonb_build_array(jsonb_build_object('kind', 'Credential', 'credentialTypeId', md5('type-' || n % 6)::uuid)) END,
  CASE WHEN n % 2 = 0 THEN 'Refuse' ELSE 'Warn' END::"RequirementEffect", 'SitePolicy', now()
FROM generate_series(0, 22) n;

INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "employerId", "workOwnerUserId", "purchasingUserId",
  "startDate", "endDate", "status", "updatedAt")
SELECT md5('project-' || n)::uuid, lpad(n::text, 8, '0'), 'งานซ่อมบำรุง ' || n, md5('employer-' || n % 40)::uuid,
  md5('user-' || 2 + n % 29 * 2)::uuid, md5('user-1')::uuid, current_date - 60 - n % 100, current_date + 60 + n % 100,
  CASE WHEN n < 1000 THEN 'Active' WHEN n < 1200 THEN 'Draft' ELSE 'Completed' END::"ProjectStatus", now()
FROM generate_series(0, 9999) n;

INSERT INTO "project_users" ("projectId", "userId", "role")
SELECT md5('project-' || n)::uuid, md5('user-' || 1 + n % 29 * 2)::uuid, 'WorkspaceOwner' FROM generate_series(0, 9999) n;

INSERT INTO "tasks" ("id", "refId", "taskTypeId", "title", "status", "assigneeUserId", "assignerUserId", "dueDate", "updatedAt")
SELECT md5('task-' || n)::uuid, 'T-2026-' || lpad(n::text, 6, '0'), 1, 'ขอเข้าทำงานครั้งที่ ' || n,
  CASE WHEN n % 25 = 0 THEN 'Open' ELSE 'Completed' END::"TaskStatus", "id", "id", current_date + n % 60, now()
FROM generate_series(0, 49999) n,
  LATERAL (SELECT md5(CASE n / 25 % 60 WHEN 0 THEN 'officer' ELSE 'user-' || n / 25 % 60 END)::uuid AS "id") assigned;

-- Day 998 is today, 999 tomorrow, and 1,000 the full one, in eight days, which stands alone.
CREATE TEMP TABLE "planned" AS
SELECT n, least(n / 200, 1000) AS "day", CASE WHEN n < 200000 THEN 2 ELSE 10 END AS "crew",
  current_date - 998 + CASE WHEN n < 200000 THEN n / 200 ELSE 1006 END AS "workDate"
FROM generate_series(0, 200499) n;

INSERT INTO "work_permits" ("id", "permitNo", "projectId", "contractorId", "requestedByUserId", "typeCode", "workspaceAreaId",
  "workDate", "startTime", "endTime", "description", "jsaSteps", "status", "updatedAt")
SELECT md5('permit-' || n)::uuid, 'WP-2026-' || lpad(n::text, 6, '0'), md5('project-' || n % 1000)::uuid,
  md5('employer-' || n % 40)::uuid, md5('user-' || 60 + n % 40)::uuid, (enum_range(NULL::"WorkPermitType"))[1 + n % 8],
  md5('area-' || n % 240)::uuid, "workDate", (ARRAY['00:30', '08:00'])[1 + n / 240 % 2], (ARRAY['07:00', '23:59'])[1 + n / 240 % 2],
  'ซ่อมบำรุงปั๊มตัวที่ ' || n, '[{"no": 1, "activity": "ซ่อมบำรุง", "hazards": []}]',
  CASE WHEN "day" < 998 THEN CASE WHEN "day" > 990 AND n % 100 = 0 THEN 'AwaitingClosure' WHEN n % 10 = 0 THEN 'Cancelled'
      ELSE 'Closed' END
    WHEN "day" = 998 THEN (ARRAY['Active', 'Active', 'Closed', 'Approved'])[1 + n % 4]
    WHEN n % 100 = 0 THEN 'ChangesRequested'
    ELSE (ARRAY['Submitted', 'Approved'])[1 + n % 2] END::"WorkPermitStatus", now()
FROM "planned";

UPDATE "work_permits" SET "status" = 'Suspended', "statusReason" = 'ฝนตก' WHERE "status" = 'Active' AND "permitNo" LIKE '%0';

INSERT INTO "work_permit_workers" ("permitId", "personId", "position", "dutyCodes", "workDate")
SELECT md5('permit-' || n)::uuid, md5('worker-' || (n / 40 * "crew" + place) % 250 * 40 + n % 40)::uuid, place, '{Worker}', "workDate"
FROM "planned", generate_series(0, "crew" - 1) place;

INSERT INTO "work_permit_approvals" ("permitId", "role", "userId", "at")
SELECT md5('permit-' || n)::uuid, 'WorkOwner', md5('user-' || 2 + n % 1000 % 29 * 2)::uuid, now() FROM "planned" WHERE n % 3 = 0;

INSERT INTO "work_permit_logs" ("id", "permitId", "command", "toStatus", "actorUserId", "at")
SELECT md5('log-' || "permitNo")::uuid, "id", 'stopWork', "status", "requestedByUserId", now() FROM "work_permits";

INSERT INTO "training_plans" ("id", "name", "nickname", "recurrenceType", "weekdays", "startDate", "morningCapacity",
  "afternoonCapacity", "location", "validityMonths", "updatedAt")
SELECT md5('plan-' || n)::uuid, 'Safety induction ' || n, 'อบรมความปลอดภัย ' || n, 'Daily', '{}', current_date, 30, 30,
  'ห้องอบรม', 12, now() FROM generate_series(0, 1) n;

INSERT INTO "training_sessions" ("id", "scheduleId", "date", "period", "startTime", "endTime", "location", "capacity",
  "seatsTaken", "status", "updatedAt")
SELECT md5('session-' || n)::uuid, md5('plan-' || n % 2)::uuid, current_date - 985 + n / 2, 'Morning', '08:00', '12:00',
  'ห้องอบรม', 30, 20, CASE WHEN n < 1970 THEN 'Completed' ELSE 'Open' END::"SessionStatus", now()
FROM generate_series(0, 1999) n;

INSERT INTO "attendances" ("id", "sessionId", "personId", "contractorId", "status", "enrolledAt", "enrolledByUserId", "updatedAt")
SELECT md5('attendance-' || n)::uuid, md5('session-' || n / 20)::uuid, md5('worker-' || n % 10000)::uuid,
  md5('employer-' || n % 40)::uuid, CASE WHEN n / 20 < 1970 THEN 'Passed' ELSE 'Enrolled' END::"AttendanceStatus", now(),
  md5('officer')::uuid, now()
FROM generate_series(0, 39999) n;

INSERT INTO "gates" ("id", "code", "nameTh", "nameEn", "updatedAt")
VALUES (md5('gate')::uuid, 'G1', 'ประตูหน้า', 'Front gate', now());

-- Of 101,000 stays 1,000 go on, ten of them for too long.
INSERT INTO "gate_events" ("id", "kind", "personId", "employerId", "gateId", "actorUserId", "at", "receivedAt", "verdict",
  "contentHash", "outcome")
SELECT md5('event-' || n)::uuid, 'In', md5('worker-' || n % 10000)::uuid, md5('employer-' || n % 40)::uuid, md5('gate')::uuid,
  md5('officer')::uuid, "at", "at", 'allowed', md5('content-' || n), 'done'
FROM generate_series(0, 100999) n,
  LATERAL (SELECT now() - CASE WHEN n % 10000 < 10 AND n >= 100000 THEN interval '2 days' WHEN n >= 100000 THEN interval '1 minute'
    ELSE (3 + n / 10000) * interval '1 day' END AS "at") moment;

INSERT INTO "stays" ("id", "personId", "employerId", "inAt", "outAt")
SELECT "id", "personId", "employerId", "at", CASE WHEN "at" < now() - interval '60 hours' THEN "at" + interval '9 hours' END
FROM "gate_events";
