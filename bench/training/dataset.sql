-- 2,000 sessions over 500 days, 100 of them to come, with 50 people each: 100,000 attendance rows of 5,000 workers;
-- and 10,000 workers of one more employer whom the bench enrols.
INSERT INTO "employers" ("id", "nameTh", "nameEn", "kind", "updatedAt")
SELECT md5('employer-' || n)::uuid, 'บริษัท ผู้รับเหมา ' || n || ' จำกัด', 'Contractor ' || n || ' Co., Ltd.', 'Contractor', now()
FROM generate_series(0, 40) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "employerId", "updatedAt")
SELECT md5('worker-' || n)::uuid, 'สมชาย', 'แข็งขัน ' || n, 'Somchai', 'Khaengkhan ' || n,
  md5('employer-' || CASE WHEN n < 5000 THEN n % 40 ELSE 40 END)::uuid, now()
FROM generate_series(0, 14999) n;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "updatedAt")
VALUES (md5('officer')::uuid, 'ปรีชา', 'ปลอดภัย', now());

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
VALUES (md5('officer')::uuid, md5('officer')::uuid, 'officer@example.com', '{SafetyOfficer}', now());

INSERT INTO "training_plans" ("id", "name", "nickname", "recurrenceType", "startDate", "morningCapacity",
  "afternoonCapacity", "location", "validityMonths", "updatedAt")
SELECT md5('plan-' || n)::uuid, 'Basic safety ' || n, 'ความปลอดภัยพื้นฐาน ' || n, 'Daily', current_date - 400,
  50, 50, 'อาคารฝึกอบรม', 12, now()
FROM generate_series(0, 1) n;

INSERT INTO "training_sessions" ("id", "scheduleId", "date", "period", "startTime", "endTime", "location",
  "capacity", "seatsTaken", "status", "updatedAt")
SELECT md5('session-' || n)::uuid, md5('plan-' || n % 2)::uuid, current_date - 399 + n / 4,
  (ARRAY['Morning', 'Afternoon'])[1 + n / 2 % 2]::"HalfDay", (ARRAY['08:30', '13:00'])[1 + n / 2 % 2],
  (ARRAY['11:30', '16:00'])[1 + n / 2 % 2], 'ห้องอบรม ' || 1 + n % 6, 200, 50,
  CASE WHEN n / 4 < 400 THEN 'Completed' ELSE 'Open' END::"SessionStatus", now()
FROM generate_series(0, 1999) n;

INSERT INTO "attendances" ("id", "sessionId", "personId", "contractorId", "status", "enrolledAt",
  "enrolledByUserId", "resultAt", "updatedAt")
SELECT md5('attendance-' || n)::uuid, md5('session-' || n / 50)::uuid, md5('worker-' || n % 5000)::uuid,
  md5('employer-' || n % 5000 % 40)::uuid,
  CASE WHEN n / 200 >= 400 THEN 'Enrolled' WHEN n % 10 = 0 THEN 'Failed' ELSE 'Passed' END::"AttendanceStatus",
  now() - interval '30 days' + n * interval '1 second', md5('officer')::uuid,
  CASE WHEN n / 200 < 400 THEN now() END, now()
FROM generate_series(0, 99999) n;
