-- 200,000 permits over the last 1,000 days, 200 a day with two workers each, of 40 companies.
INSERT INTO "employers" ("id", "nameTh", "nameEn", "kind", "updatedAt")
SELECT md5('employer-' || n)::uuid, 'บริษัท ผู้รับเหมา ' || n || ' จำกัด', 'Contractor ' || n || ' Co., Ltd.', 'Contractor', now()
FROM generate_series(0, 39) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "employerId", "updatedAt")
SELECT md5('worker-' || n)::uuid, 'สมชาย', 'แข็งขัน ' || n, md5('employer-' || n % 40)::uuid, now()
FROM generate_series(0, 2999) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "updatedAt")
VALUES (md5('officer')::uuid, 'ปรีชา', 'ปลอดภัย', now());

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
VALUES (md5('officer')::uuid, md5('officer')::uuid, 'officer@example.com', '{SafetyOfficer}', now());

INSERT INTO "work_permits" ("id", "permitNo", "contractorId", "requestedByUserId", "typeCode", "workDate",
  "startTime", "endTime", "description", "status", "updatedAt")
SELECT md5('permit-' || n)::uuid, 'WP-2026-' || lpad(n::text, 6, '0'), md5('employer-' || n % 40)::uuid,
  md5('officer')::uuid, 'General', current_date - 999 + n / 200, '08:00', '17:00', 'ซ่อมบำรุง',
  CASE WHEN n / 200 < 999 THEN (ARRAY['Closed', 'Closed', 'Closed', 'Cancelled'])[1 + n % 4]
    ELSE (ARRAY['Submitted', 'Approved', 'Active', 'Closed', 'Draft'])[1 + n % 5] END::"WorkPermitStatus", now()
FROM generate_series(0, 199999) n;

INSERT INTO "work_permit_workers" ("permitId", "personId", "position", "workDate")
SELECT md5('permit-' || n)::uuid, md5('worker-' || (n * 2 + place) % 3000)::uuid, place, current_date - 999 + n / 200
FROM generate_series(0, 199999) n, generate_series(0, 1) place;
